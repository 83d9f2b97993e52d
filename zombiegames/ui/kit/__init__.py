"""What every screen is made of: window, pictures, words, controls, scenes."""
