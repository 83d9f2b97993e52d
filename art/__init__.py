"""How the pictures and sounds under ``assets/`` are made from their sources."""
