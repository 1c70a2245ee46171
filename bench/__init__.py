"""Side by side with peers, in one run, as ratios: absolute figures do not hold from one machine to the next."""
