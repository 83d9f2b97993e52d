"""What is on the screen, said aloud. Imported only while the voice is switched on."""
