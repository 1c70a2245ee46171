"""Whistlestop: a table for three games of hard choices, their rules, and a laboratory for bots."""

__version__ = "0.1.0"
