; The installer for Windows: for one person, without administrator rights.
; scripts/package.py --installer calls it with VERSION, BUNDLE (folder), ICON and TARGET.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
Name "Zombie Games"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Zombie Games"
InstallDirRegKey HKCU "Software\zombiegames" "Folder"
BrandingText "Zombie Games ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Zombie Games"
VIAddVersionKey "FileDescription" "Zombie Games, installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The zombiegames contributors"
VIAddVersionKey "LegalCopyright" "MIT licence"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\zombiegames.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\zombiegames"
!define SAVE "zombiegames.save"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"

LangString SAVED_GAME ${LANG_ENGLISH} "Saved zombie game"
LangString SAVED_GAME ${LANG_FRENCH} "Partie de zombies enregistrée"
LangString SAVED_GAME ${LANG_SPANISH} "Partida de zombis guardada"
LangString NOT_OURS ${LANG_ENGLISH} "This folder holds other files. Please choose one of its own for the games."
LangString NOT_OURS ${LANG_FRENCH} "Ce dossier contient d’autres fichiers. Choisissez pour les jeux un dossier à part."
LangString NOT_OURS ${LANG_SPANISH} "Esta carpeta contiene otros archivos. Elija una carpeta propia para los juegos."

Section "Zombie Games"
    ; Nothing of anybody else may be mixed with what is replaced and removed later.
    IfFileExists "$INSTDIR\zombiegames.exe" ours
    ${DirState} "$INSTDIR" $0
    IntCmp $0 1 0 new new
    MessageBox MB_ICONSTOP "$(NOT_OURS)" /SD IDOK
    Abort
ours:
    ; What an older version had and this one has not would only lie about.
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\LICENSES"
new:
    SetOutPath "$INSTDIR"
    File /r "${BUNDLE}/*.*"
    File "/oname=zombiegames.ico" "${ICON}"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Zombie Games.lnk" "$INSTDIR\zombiegames.exe"

    WriteRegStr HKCU "Software\zombiegames" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.zombiegame" "" "${SAVE}"
    WriteRegStr HKCU "Software\Classes\${SAVE}" "" "$(SAVED_GAME)"
    WriteRegStr HKCU "Software\Classes\${SAVE}\DefaultIcon" "" "$INSTDIR\zombiegames.ico"
    WriteRegStr HKCU "Software\Classes\${SAVE}\shell\open\command" "" '"$INSTDIR\zombiegames.exe" "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Zombie Games"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\zombiegames.ico"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The zombiegames contributors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
    ; Settings and saved games lie elsewhere, and stay.
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\LICENSES"
    Delete "$INSTDIR\zombiegames.exe"
    Delete "$INSTDIR\zombiegames.ico"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\THIRD_PARTY_NOTICES.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Zombie Games.lnk"
    DeleteRegKey HKCU "Software\zombiegames"
    DeleteRegKey HKCU "Software\Classes\.zombiegame"
    DeleteRegKey HKCU "Software\Classes\${SAVE}"
    DeleteRegKey HKCU "${UNINSTALL}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
