"""Bots that can play any game."""

from .random import RandomBot

__all__ = ["RandomBot"]
