"""Files: settings, saves, statistics and progress in the folder the platform keeps for them.

Start with :func:`zombiegames.store.profile.open_profile`; it never fails. What a player should
know comes out as :class:`zombiegames.store.notices.Notice`, a translation key with its fields.
"""
