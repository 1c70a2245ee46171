"""The laboratory: what developers, researchers and hosts type."""
