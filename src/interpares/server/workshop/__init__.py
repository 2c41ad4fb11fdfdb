"""The workshop of Veto!: decks and home-made cards, checked, kept and tried."""
