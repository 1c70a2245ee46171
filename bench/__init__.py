"""Side by side with peers, in one run, as ratios: absolute figures do not carry over to other machines."""
