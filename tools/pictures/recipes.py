"""How each picture is developed: exposure, contrast, glow."""
NIGHT = dict(agx=dict(ev=1.05, contrast=1.34, sat=1.13), bloom=dict(amount=.035, thr=1.5), vig=dict(amt=.18), split=dict(sh=(.0, .002, .006), hi=(.012, .004, -.012)))
DAY = dict(tame=dict(amt=.15), agx=dict(ev=1.0, contrast=1.40, sat=1.08), bloom=dict(amount=.03, thr=1.0), vig=dict(amt=.08), split=dict(sh=(.006, .002, -.004), hi=(.01, .004, -.01)))
R = {'hero': NIGHT, 'hero_p': NIGHT, 'wedding': DAY, 'corporate': dict(DAY, agx=dict(ev=.80, contrast=1.42, sat=1.12, slope=(1.006, 1, .992))), 'detalles': DAY, 'test': DAY, 'social': dict(NIGHT, agx=dict(ev=.92, contrast=1.42, sat=1.16))}
