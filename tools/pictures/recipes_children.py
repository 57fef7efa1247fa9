"""Add to recipes.py of 9b47904: how the children's afternoon is developed."""
R['children'] = dict(tame=dict(amt=.10), agx=dict(ev=1.02, contrast=1.44, sat=1.20, slope=(1.008, 1, .988)), bloom=dict(amount=.05, thr=.9), vig=dict(amt=.12), split=dict(sh=(.0, .001, .004), hi=(.014, .005, -.014)))
