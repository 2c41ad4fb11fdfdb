"""Notifications: what a person should hear of, by which channel, when, and what became of it."""

from .worker import Notify

__all__ = ["Notify"]
