"""Hero: the long table in the patio at dusk, before the guests sit down. Orange leaves and fruit along the middle, a small orange on
each plate, candles lit, the limewashed wall with orange trees, palms beyond it, a rose sky. `v=p` is the camera for phones."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from patio import *
reset(21); PORTRAIT = ARGS['v'] == 'p'
T = .75; X0 = .30                                  # table height, centre line
O = Oranges(('#4d6a3c', '#5f7a48', '#3f5a33'))
cloth = linen('cloth', srgb('#ddd2c1'), bump=.09); runner = linen('runner', srgb('#b7a98f'), scale=600, bump=.14)
nap = linen('nap', srgb('#ded3bd'), scale=700, bump=.10)
porc = simple('porc', srgb('#f0eadf'), .16, spec=.5); charger = simple('charger', srgb('#c2ab88'), .5)
silver = simple('silver', (.86, .84, .80), .34, 1); gl = glass('glass', (.98, .985, .98)); wineM = glass('wine', (.93, .72, .36), 1.34); cava = glass('cava', (.95, .80, .50), 1.34)
woodM = wood('wood', '#7c6149', 'Z', 1, .4); cushion = linen('cushion', srgb('#d3c7b2'))
M = dict(wax=wax('wax', srgb('#ede4d3'), 1.3, .82), flame=flame_mat(30), wick=simple('wick', (.02, .015, .01), .9))
def tablecloth():
    V = []; ys = np.linspace(-1.2, 9, 200); xs = [-.55, -.55, -.548, -.54, -.5, 0, .5, .54, .548, .55, .55]; n = len(xs)
    zs = [-.52, -.2, -.03, -.006, 0, 0, 0, -.006, -.03, -.2, -.52]
    for y in ys:
        for k, (x, z) in enumerate(zip(xs, zs)):
            f = .022 * math.sin(y * 9 + 2 * math.sin(y * 1.7)) * min(1, max(0, -z - .02) * 3.2)
            V.append((X0 + x + math.copysign(f, x) + (math.copysign(.05, x) * max(0, -z)), y, T + z))
    return mesh_obj('cloth', V, [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(len(ys) - 1) for k in range(n - 1)], [cloth])
tablecloth()
V = []; ys = np.linspace(-1.2, 9.0, 300)
for y in ys:
    for x in np.linspace(-.21, .21, 15):
        V.append((X0 + x + .012 * math.sin(y * 2.3), y, T + .0026 + .0010 * math.sin(y * 11 + x * 9 + 2 * math.sin(y * 2)) + .0005 * math.sin(x * 40 + y * 3)))
mesh_obj('runner', V, [(i * 15 + k, i * 15 + k + 1, (i + 1) * 15 + k + 1, (i + 1) * 15 + k) for i in range(299) for k in range(14)], [runner])
# the garland: orange leaves, fruit, roses, blossom
g = Geo()
for k in range(250):
    y = -.5 + (8.9 * k / 160 if k < 160 else 2.7 * (k - 160) / 90) + rng.uniform(-.04, .04); sgn = rng.choice((-1, 1)); ang = rng.uniform(-.75, .75)
    d = np.array([math.sin(ang) * .9 * rng.uniform(.4, 1), sgn * math.cos(ang), 0]) * rng.uniform(.15, .25); z = T + rng.uniform(.015, .06)
    a = np.array([X0 + rng.uniform(-.05, .05), y, z]); lift = rng.uniform(.0, .07)
    O.leafy(g, [a, a + d * .5 + [0, 0, lift], a + d + [0, 0, lift * rng.uniform(-.2, 1.1)]], leaf=.066, n=12, rad=.002, w=.23)
g.obj('garl', O.mats)
pet = [thin('pet%d' % i, srgb(c), None, .35, .55, .2) for i, c in enumerate(('#f8f1e5', '#f3e4d2', '#ecd0b8'))]
roses = [rose_geo(30, 1, (.75, .95, .6)[i]).obj('rose', pet, link=False) for i in range(3)]
placed = []
def free(x, y, s):
    if any(math.hypot(x - a, y - b) < (s + c) * .8 for a, b, c in placed): return False
    placed.append((x, y, s)); return True
for x, y in ((.20, .62), (.40, .95), (.24, 1.5), (.33, 2.15), (.26, 2.9), (.36, 3.8), (.22, 4.6), (.38, 5.6), (.25, 6.6)):
    for dx, dy in ((0, 0), (.062, .035), (-.02, .07)) if y < 3 else ((0, 0), (.06, .03)):
        if free(x + dx, y + dy, .037): o = inst(O.fruit, (x + dx, y + dy, T + .040), (rng.uniform(0, 3), rng.uniform(0, 3), 0), .036)
for k in range(64):
    y = -.2 + (8 * k / 44 if k < 44 else 1.9 * (k - 44) / 20) + rng.uniform(-.06, .06); s = rng.uniform(.034, .054); x = X0 + rng.uniform(-.12, .12)
    if free(x, y, s): inst(rng.choice(roses), (x, y, T + rng.uniform(.07, .105)), (rng.uniform(-.6, .6), rng.uniform(-.6, .6), rng.uniform(0, 6)), s)
for k in range(70):
    y = rng.uniform(-.2, 3.5); x = X0 + rng.gauss(0, .09); inst(O.blossom, (x, y, T + rng.uniform(.07, .12)), (rng.uniform(-.7, .7), rng.uniform(-.7, .7), rng.uniform(0, 6)), rng.uniform(.016, .022))
# candles
for k in range(16):
    y = .25 + k * .47; x = X0 + (.085 if k % 2 else -.10) + rng.uniform(-.02, .02); hh = rng.choice((.05, .09, .14)); th = rng.choice((.22, .26, .30))
    if k == 3 and not PORTRAIT: x += .075                # else it stands behind the candle before it
    holder((x, y, T + .005), hh, silver, .042); taper((x, y, T + .005 + hh - .015), th, .0105, M, light=1.9 if k < 4 else (3.2 if k in (5, 8, 11, 14) else 0), flame=.046)
vot = wax('vot', srgb('#ecdcc2'), .5, .0)
for k in range(18):
    y = .1 + k * .42 + rng.uniform(-.06, .06); x = X0 + rng.choice((-1, 1)) * rng.uniform(.15, .185)
    if k in (0, 2): x = -60                              # they would hide the feet of the first glasses
    lathe('vot', [(.0001, 0), (.03, 0), (.034, .004), (.036, .062), (.034, .062), (.032, .008), (.0001, .007)], vot, 48, (x, y, T + .004))
    lathe('vw', [(.0001, .008), (.031, .008), (.031, .03), (.0001, .029)], M['wax'], 32, (x, y, T + .004))
    taper((x, y, T + .03), .004, .003, M, light=0, flame=.024)
# places: charger, plates, a folded napkin, an orange with two leaves and a name card without a name
def sm(a, b, x): t = min(1., max(0., (x - a) / (b - a))); return t * t * (3 - 2 * t)
def loft(g, st, m=24, off=None):
    """Stations (y, half width, half thickness, height, x)."""
    V = []; n = len(st)
    for a, b, t, z, x in st:
        for j in range(m):
            q = 2 * math.pi * j / m; c, s = math.cos(q), math.sin(q); u = math.copysign(abs(c) ** .8, c); V.append((x + b * u, a, z + t * math.copysign(abs(s) ** .9, s) + (off(a, u) if off else 0)))
    V += [tuple(np.mean(V[:m], 0)), tuple(np.mean(V[(n - 1) * m:n * m], 0))]; F = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
    F += [((k + 1) % m, k, n * m) for k in range(m)] + [((n - 1) * m + k, (n - 1) * m + (k + 1) % m, n * m + 1) for k in range(m)]; g.add(V, F)
def stations(tab, n=90):
    tab = np.array(tab, float); P = spline(tab, n); P[:, 1:3] = np.maximum(P[:, 1:3], .00012); return P
HANDLE = [(-.1135, .0007, .0006, .0016, 0), (-.1125, .0040, .0013, .0017, 0), (-.108, .0064, .0018, .0020, 0), (-.095, .0062, .0019, .0024, 0), (-.06, .0042, .0018, .0040, 0), (-.02, .0029, .0017, .0066, 0), (.015, .0026, .0017, .0086, 0)]
def piece(kind):
    g = Geo()
    if kind == 'spoon': loft(g, stations(HANDLE + [(.035, .0031, .0015, .0094, 0), (.048, .0085, .0011, .0092, 0), (.060, .0142, .0010, .0088, 0), (.076, .0176, .0009, .0084, 0), (.094, .0165, .0009, .0084, 0), (.107, .0112, .0009, .0090, 0), (.1135, .0055, .0008, .0094, 0), (.1155, .0008, .0006, .0096, 0)], 120), 36, lambda a, u: -.0072 * (1 - abs(u) ** 2.2) * sm(.036, .072, a) * (1 - sm(.098, .1165, a)))
    elif kind == 'fork':
        hd = lambda a: .0094 - .0062 * sm(.03, .085, a) + .0062 * sm(.088, .122, a)
        loft(g, stations(HANDLE + [(.032, .0032, .0015, hd(.032), 0), (.044, .0078, .0011, hd(.044), 0), (.055, .0112, .0010, hd(.055), 0), (.066, .0122, .0010, hd(.066), 0), (.072, .0123, .0010, hd(.072), 0), (.0735, .0119, .0008, hd(.0735), 0)], 110), 32)
        for t in (-.0099, -.0033, .0033, .0099): loft(g, stations([(.066, .0022, .0009, hd(.066), t), (.078, .0021, .0010, hd(.078), t), (.098, .0018, .0009, hd(.098), t * .985), (.113, .0013, .0008, hd(.113), t * .96), (.1185, .0006, .0005, hd(.1185), t * .95), (.1192, .0002, .0002, hd(.1192), t * .95)], 40), 14)
    else:
        loft(g, stations([(-.1165, .0007, .0007, .0034, 0), (-.1155, .0045, .0022, .0034, 0), (-.110, .0071, .0030, .0034, 0), (-.08, .0066, .0031, .0034, 0), (-.03, .0056, .0029, .0034, 0), (-.006, .0052, .0027, .0034, 0), (.0, .0050, .0022, .0033, 0), (.006, .0066, .0012, .0030, -.0010), (.02, .0084, .0009, .0028, -.0022), (.06, .0088, .0008, .0026, -.0024), (.092, .0078, .0008, .0025, -.0014), (.108, .0052, .0007, .0025, .0010), (.1165, .0018, .0005, .0025, .0040), (.118, .0003, .0003, .0025, .0052)], 130), 28)
    o = g.obj(kind, [silver], link=False); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = 1.1; return o
r2 = random.Random(5); PIECES = {k: piece(k) for k in ('fork', 'knife')}
paper = simple('paper', srgb('#f3ece0'), .8, spec=.1)
def setting(x, y, s, glasses=(1, 1), aside=0, fruit=True):
    plate((x, y, T + .001), charger, .158); plate((x, y, T + .013), porc, .134); plate((x, y, T + .024), porc, .102)
    V = [(u * .044, v * .070, .011 * max(0, 1 - abs(u) ** 6) ** .5 * max(0, 1 - abs(v) ** 12) ** .5 + .0012 * math.sin(4 * v + u) + .004 * (abs(v) > .8) * (abs(v) - .8)) for v in np.linspace(-1, 1, 28) for u in np.linspace(-1, 1, 13)]
    o = mesh_obj('nap', V, [(i * 13 + k, i * 13 + k + 1, (i + 1) * 13 + k + 1, (i + 1) * 13 + k) for i in range(27) for k in range(12)], [nap]); o.location = (x, y, T + .0305); a = math.pi / 2 + rng.uniform(-.12, .12); o.rotation_euler = (0, 0, a)
    r = rng.uniform(.031, .035); ox, oy = x + rng.uniform(-.01, .01), y + rng.uniform(-.01, .01); oz = T + .0405 + r * .93; inst(O.fruit, (ox, oy, oz if fruit else -5), (rng.uniform(-.35, .35), rng.uniform(-.35, .35), rng.uniform(0, 6)), r)
    sp = Geo(); d = rng.uniform(0, 6.28); c, q = math.cos(d), math.sin(d); O.leafy(sp, [(0, 0, r * .88), (.014 * c, .014 * q, r * .98 + .008), (.040 * c, .040 * q, r + .012)], leaf=.056, n=4, rad=.0013, spread=.8, w=.24, start=.3); q_ = sp.obj('sprig', O.mats); q_.location = (ox, oy, oz if fruit else T + .047 - .3 * r * .88); q_.scale = (1, 1, 1 if fruit else .3)
    for dy, k in ((-.186, 'fork'), (-.214, 'fork'), (.190, 'knife')): inst(PIECES[k], (x - s * .01, y + s * dy, T + .0006), (0, 0, s * math.pi / 2 + r2.uniform(-.03, .03)))
    if glasses[0]: wine_glass((x - s * (.20 + aside), y + .17, T + .001), gl, .235, .043, True, .42, wineM)
    if glasses[1]: wine_glass((x - s * .17, y + .06, T + .001), gl, .195, .038)
for k in range(12):
    y = .05 + k * .70
    w = not PORTRAIT; setting(X0 - .365, y, -1, (1, not (w and k == 1)), .055 * (w and k == 0) + .018 * (w and k == 1), k > w);      # clear of the title's full stop
    setting(X0 + .365, y + .1, 1, (not (w and k == 2), 1))
ch = Geo()
for k in range(12): chair(ch, X0 + .58, .15 + k * .70, 1, rng.uniform(-.05, .05))
for k in range(2 if not PORTRAIT else 1, 12): chair(ch, X0 - .58, .05 + k * .70, -1, rng.uniform(-.05, .05))
ch.obj('chairs', [woodM, cushion])
# the patio
lime = plaster('limewash', srgb('#e9ded0'), bump=.45, var=.08, scale=.6, dist=.02)
quad('floor', (-14, -6, 0), (34, 0, 0), (0, 19, 0), barro(tones=('#8a5f49', '#755041', '#8d7a64')))
WY = 12.6; wall((-14, WY, 0), (34, 0, 0), 2.12, mat=lime); wall((-4.6, -4, 0), (0, WY + 4, 0), 2.12, mat=lime)
for x, y, H, R, sd in ((-2.6, 9.6, 2.1, .82, 4), (2.7, 11.0, 2.15, .84, 6), (4.6, 7.6, 2.1, .84, 12), (8.2, 11.2, 2.3, .9, 9), (-3.5, 5.6, 2.3, .9, 21)):
    O.tree((x, y, 0), H=H, R=R, trunk=1.2, n=560, fruit=58, seed=sd)
for x, y, H, R, sd in ((-2.7, 23, 4.5, 1.9, 3), (8.6, 22, 4.9, 2.0, 5), (10.6, 27, 5.2, 1.9, 8)): palm((x, y, 0), H, R, seed=sd)
for x in (-3.4, -.8, 2.0, 4.6, 7.4, 10.4): area((x, WY - .5, .12), (x, WY - .1, 1.6), .35, 26, (1, .60, .30), .2)
for y in (3.5, 7.5): area((-4.1, y, .12), (-4.5, y, 1.6), .35, 16, (1, .60, .30), .2)
# lights on cables
B = dict(r=.042, strength=9, thick=.016)     # thick enough to be seen out of focus
if not PORTRAIT:                              # on a phone they would hang behind the title
    lights((-.6, 2.6, 3.0), (7.0, WY - .3, 2.7), .25, 17, **B); lights((2.2, 2.6, 3.1), (7.0, WY - .3, 2.7), .22, 15, **B); lights((12, 7, 3.0), (7.0, WY - .3, 2.7), .2, 8, **B)
area((X0 - .3, 3, 3.1), (X0, 3, 0), 2.2, 38, (1, .62, .34), 8)                       # the warm canopy of the bulbs
area((5.5, 9.5, 3.4), (0, 1, .8), 3, 110, (1, .56, .40), 2.2)                        # afterglow, from behind right
area((-3.9, -1, 3.5), (0, 2, .8), 4, 66, (.55, .7, 1), 4)                            # the cool sky
def dusk(stops, seen=1.0, light=.30):
    world(stops, seen); w = bpy.context.scene.world; nt = w.node_tree; bg = [n for n in nt.nodes if n.type == 'BACKGROUND'][0]
    lp = nt.nodes.new('ShaderNodeLightPath'); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value = light; mr.inputs[4].default_value = seen; nt.links.new(lp.outputs['Is Camera Ray'], mr.inputs[0]); nt.links.new(mr.outputs[0], bg.inputs[1])
e = lambda deg: .5 + .5 * math.sin(math.radians(deg))
dusk([(0, srgb('#2a261f')), (.49, srgb('#6d5d52')), (e(2), srgb('#f3b98c')), (e(4.6), srgb('#e6a285')), (e(7), srgb('#b48a8a')), (e(9.6), srgb('#767a90')), (e(13.5), srgb('#4b5f7a')), (e(20), srgb('#33465f')), (e(35), srgb('#26344a'))], .64, .30)
if PORTRAIT:
    camera((-.30, -.72, 1.2), (.26, 1.6, 1.05), 42, 2.0, (.2, .85, .95)); render('hero_p', 3 / 4, clamp=4)
else:
    camera((-.50, -.62, 1.13), (.03, 1.6, 1.105), 42, 2.0, (.2, .85, .95)); render('hero', 1.6, clamp=4)
