"""Long runs that somebody stops."""


def interrupt_at(last, done):
    """Progress that is written down, and interrupts after so many games."""

    def progress(count, total):
        done.append((count, total))
        if count == last:
            raise KeyboardInterrupt

    return progress
