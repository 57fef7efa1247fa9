"""Celebrations: a children's afternoon in the patio. A low table, paper bunting, a cake with a slice out, a small jacket on a chair; the last sun."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from patio import *
from lib import _new, _set, _noise
reset(17)
T = .52                                                     # the table is low: half a metre
TA = math.radians(float(ARGS.get('ta', 13))); TC = np.array([.62, .02]); TL, TW = 2.9, .66; DROP = .20
ud, vd = np.array([math.cos(TA), math.sin(TA)]), np.array([-math.sin(TA), math.cos(TA)])
def at(u, v): p = TC + ud * u + vd * v; return float(p[0]), float(p[1])
class Dense(Oranges):
    def leafy(s, g, P, leaf=.10, n=14, rad=.0022, spread=.9, w=.25, start=.10): branch(g, P, 'ovate', leaf=leaf, w=w, n=n, rad=rad, spread=spread, r=s.r, start=start)
O = Dense(('#55733f', '#688650', '#466538'))
def auto(o, a=.7): o.data.use_auto_smooth = True; o.data.auto_smooth_angle = a; return o
def fabric(name, c, rough=.92, bump=.3, scale=160, sheen=.3, trans=0):
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.12, Sheen=sheen); n = _noise(nt, scale, 3, .6); s = _noise(nt, 7, 3, .5); c = np.array(c)
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.inputs[6].default_value = (*(c * .93), 1); mx.inputs[7].default_value = (*np.clip(c * 1.05, 0, 1), 1); ad = N.new('ShaderNodeMix'); ad.inputs[0].default_value = .5; L.new(n.outputs['Fac'], ad.inputs[2]); L.new(s.outputs['Fac'], ad.inputs[3]); L.new(ad.outputs[0], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color'])
    b = _set(N.new('ShaderNodeBump'), Strength=bump, Distance=.0012); L.new(n.outputs['Fac'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m
linenT = linen('cloth', srgb('#ece2d2'), bump=.10); porc = simple('porc', srgb('#f4eee3'), .16, spec=.5); silver = simple('silver', (.86, .84, .80), .30, 1)
gl = glass('glass', (.985, .99, .985), 1.45, 0, .93); juice = glass('juice', (.98, .62, .16), 1.34, shadow=.9); lemon = glass('lemon', (.97, .90, .62), 1.34)
woodM = wood('wood', '#9a7450', 'Z', 1, .4); white = simple('painted', srgb('#dfe3dc'), .5, spec=.3); cushion = linen('cushion', srgb('#d3c7b2'))
# ---- the cloth, its edge in soft folds, above four legs
def tablecloth():
    rc = .03; per = []; hl, hw = TL / 2, TW / 2
    def seg(p, q, n, nr): per.extend([(np.array(p, float) + (np.array(q, float) - p) * t, np.array(nr, float)) for t in np.linspace(0, 1, n, endpoint=False)])
    def arc_(c, a0, n=14): per.extend([(np.array(c) + rc * np.array([math.cos(a), math.sin(a)]), np.array([math.cos(a), math.sin(a)])) for a in np.linspace(a0, a0 + math.pi / 2, n, endpoint=False)])
    seg((-hl, hw - rc), (-hl, -hw + rc), 90, (-1, 0)); arc_((-hl + rc, -hw + rc), math.pi); seg((-hl + rc, -hw), (hl - rc, -hw), 380, (0, -1)); arc_((hl - rc, -hw + rc), 1.5 * math.pi); seg((hl, -hw + rc), (hl, hw - rc), 90, (1, 0)); arc_((hl - rc, hw - rc), 0); seg((hl - rc, hw), (-hl + rc, hw), 380, (0, 1)); arc_((-hl + rc, hw - rc), .5 * math.pi)
    n = len(per); s = np.zeros(n)
    for i in range(1, n): s[i] = s[i - 1] + max(np.linalg.norm(per[i][0] - per[i - 1][0]), .012 if abs(per[i][1][0] * per[i][1][1]) > .01 else 0)
    f = .55 * np.sin(2 * np.pi * s / .235 + 1.5 * np.sin(2 * np.pi * s / .87) + .6) + .34 * np.sin(2 * np.pi * s / .131 + 1.1 * np.sin(2 * np.pi * s / .53)) + .14 * np.sin(2 * np.pi * s / .07)
    rings = [(-.02, 0, 0)] + [(.010 * math.sin(a), .010 * (math.cos(a) - 1), 0) for a in np.linspace(0, math.pi / 2, 6)] + [(.010, -.010 - DROP * t, t) for t in np.linspace(0, 1, 16)[1:]]; V = []
    for o, z, t in rings:
        for i, (p, nr) in enumerate(per):
            w = o + .024 * t + .030 * t ** 1.1 * f[i] if o > 0 else o; q = p + nr * w; x, y = at(*q); V.append((x, y, T + z + .006 * t * f[i]))
    F = [(r * n + i, (r + 1) * n + i, (r + 1) * n + (i + 1) % n, r * n + (i + 1) % n) for r in range(len(rings) - 1) for i in range(n)] + [tuple(range(n))]
    o = mesh_obj('cloth', V, F, [linenT]); sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .0012; sd.offset = -1; return o
tablecloth()
for u in (-TL / 2 + .10, -.35, .75): 
    for v in (-TW / 2 + .07, TW / 2 - .07): x, y = at(u, v); box('leg', (.045, .045, T - .02), (x, y, (T - .02) / 2), woodM, .006, (0, 0, TA))
x, y = at(0, -TW / 2 + .07); box('rail', (TL - .2, .02, .07), (x, y, T - .06), woodM, .004, (0, 0, TA))
TAKEN = []
# ---- the cake: three layers, cream, a slice out, orange blossom on top
sponge = plaster('sponge', srgb('#dca457'), .9, bump=.9, var=.12, scale=22, dist=.006); cream = plaster('cream', srgb('#f8efe0'), .55, bump=.35, var=.02, scale=6, dist=.008); jam = simple('jam', srgb('#c8642c'), .25, spec=.6)
def cake(x, y, z, R, H, a0, a1, seed=1):
    """From angle a0 to a1; the two cut faces show sponge, jam and cream."""
    r = random.Random(seed); n = 90; e = .007
    prof = [(.0001, H)] + [(R * t, H + .0016 * math.sin(9 * t)) for t in (.3, .6, .85)] + [(R - e, H)] + [(R - e + e * math.sin(a), H - e + e * math.cos(a)) for a in np.linspace(.3, math.pi / 2, 5)] + [(R + .0018 * math.sin(5.3 * k) + .0012 * math.sin(2.1 * k + 1), H * (1 - (k + 1) / 14)) for k in range(14)]
    V = []
    for i in range(n + 1):
        a = a0 + (a1 - a0) * i / n
        for rr, zz in prof: q = rr * (1 + .004 * math.sin(3 * a + zz * 40)); V.append((q * math.cos(a), q * math.sin(a), zz))
    m = len(prof); o = mesh_obj('cream', V, [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(n) for k in range(m - 1)], [cream]); o.location = (x, y, z); auto(o, .9)
    g = Geo(); bands = []; zs = [0, .008, .30, .325, .345, .62, .645, .665, .93, 1.0]; mats = [1, 0, 1, 2, 0, 1, 2, 0, 1]
    for a in (a0, a1):
        sg = 1 if a == a0 else -1; nx = -math.sin(a) * -sg, math.cos(a) * -sg
        for k, mi in enumerate(mats):
            za, zb = zs[k] * H, zs[k + 1] * H; nn = 26; VV = []
            for j in range(nn + 1):
                t = R * .985 * j / nn; w = .0016 * math.sin(47 * t + k) + r.gauss(0, .0007); wob = .0012 * math.sin(60 * t + 2 * k)
                for zz in (za + (wob if k else 0), zb + (.0012 * math.sin(60 * t + 2 * (k + 1)) if k < len(mats) - 1 else 0)): VV.append((t * math.cos(a) + nx[0] * w, t * math.sin(a) + nx[1] * w, zz))
            g.add(VV, [(2 * j, 2 * j + 2, 2 * j + 3, 2 * j + 1) for j in range(nn)], mi)
        # the rind of cream at the outer edge
        V2 = [(q * math.cos(a) + nx[0] * .001, q * math.sin(a) + nx[1] * .001, zz) for q in (R * .955, R * .998) for zz in (0, H * .995)]; g.add(V2, [(0, 2, 3, 1)], 1)
    o = g.obj('cut', [sponge, cream, jam]); o.location = (x, y, z)
CU, CV = -.55, .03; cx, cy = at(CU, CV); SH = .115
lathe('stand', spline([(.0001, 0), (.085, 0), (.088, .004), (.06, .012), (.018, .028), (.014, .06), (.018, SH - .022), (.05, SH - .012), (.185, SH - .010), (.198, SH - .002), (.198, SH + .004), (.190, SH + .003), (.0001, SH)], 90), porc, 96, (cx, cy, T)); TAKEN.append((cx, cy, .2))
CR, CH = .160, .128; am = math.radians(-78); hw_ = math.radians(24); cake(cx, cy, T + SH, CR, CH, am + hw_, am - hw_ + 2 * math.pi)
pet = [thin('pet%d' % i, srgb(c), None, .35, .55, .2) for i, c in enumerate(('#f8f1e5', '#f3e4d2', '#ecd0b8'))]; peach = [thin('peach%d' % i, srgb(c), None, .35, .55, .2) for i, c in enumerate(('#efb98f', '#e2986a', '#cf7a4c'))]; ochre = [thin('och%d' % i, srgb(c), None, .35, .55, .2) for i, c in enumerate(('#f0cf7d', '#e3b252', '#d09a3c'))]
roses = [rose_geo(34, 1, (.80, .95, .65)[i]).obj('rose', pet, link=False) for i in range(3)] + [rose_geo(34, 1, (.85, .7)[i]).obj('rose', peach, link=False) for i in range(2)] + [rose_geo(30, 1, .8).obj('rose', ochre, link=False)]
zc = T + SH + CH
for k, (dx, dy, s, q) in enumerate(((-.035, .045, .036, 3), (.03, .06, .030, 0), (-.075, .01, .027, 5), (.07, .015, .026, 4), (-.005, .085, .026, 1), (.045, -.02, .020, 1), (-.05, -.035, .020, 0))): inst(roses[q], (cx + dx, cy + dy, zc + .55 * s), (rng.uniform(-.5, .3), rng.uniform(-.4, .4), rng.uniform(0, 6)), s)
g = Geo()
for k in range(13): a = rng.uniform(.1, 3.0); d = np.array([math.cos(a), math.sin(a), 0]) * rng.uniform(.05, .09); p0 = np.array([cx + rng.uniform(-.05, .05), cy + .03, zc + .012]); O.leafy(g, [p0, p0 + d * .6 + [0, 0, .02], p0 + d + [0, 0, .012]], leaf=.045, n=6, rad=.0014, w=.25)
g.obj('cakeleaf', O.mats)
for k in range(9): inst(O.blossom, (cx + rng.uniform(-.09, .09), cy + rng.uniform(-.05, .09), zc + .016), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(0, 6)), rng.uniform(.014, .018))
# the slice, on a plate before the cake, and crumbs
def small_plate(u, v, R=.085): x, y = at(u, v); plate((x, y, T + .0006), porc, R); TAKEN.append((x, y, R)); return x, y
sx, sy = small_plate(-.27, -.20, .108); o0 = len(bpy.data.objects); before = set(bpy.data.objects)
cake(0, 0, 0, CR, CH, -hw_, hw_, 5); a = math.radians(float(ARGS.get('sa', 196)))
for o in set(bpy.data.objects) - before: o.rotation_euler = (0, 0, a); o.location = (sx - .085 * math.cos(a), sy - .085 * math.sin(a), T + .0088)
cg = Geo()
for k in range(90):
    q, w = rng.gauss(-.42, .10), rng.gauss(-.16, .06); x, y = at(q, w); s = rng.uniform(.0012, .0034)
    if w < -.31 or math.hypot(x - cx, y - cy) < .09: continue
    V = np.array([(1, 1, 1), (-1, -1, 1), (-1, 1, -1), (1, -1, -1)]) * s * rng.uniform(.6, 1.2); cg.add(V @ np.array(Euler((rng.random() * 6, rng.random() * 6, 0)).to_matrix()).T + (x, y, T + s * .8), [(0, 1, 2), (0, 3, 1), (0, 2, 3), (1, 3, 2)])
auto(cg.obj('crumbs', [sponge]), 0)
# ---- plates with what is left, tumblers of juice, cones of almonds, small jug
def tumbler(u, v, fill, wm, H=.085, R=.030):
    x, y = at(u, v); lathe('tumbler', [(.0001, 0), (R * .84, 0), (R * .87, .003), (R, H), (R * .95, H), (R * .83, .009), (.0001, .008)], gl, 56, (x, y, T + .0005)); TAKEN.append((x, y, R))
    if fill: hi = .009 + (H - .012) * fill; lathe('liquid', [(.0001, .0083), (R * .825, .0093), (R * (.83 + .115 * fill), hi), (.0001, hi - .0006)], wm, 56, (x, y, T + .0005))
    sm = simple('straw%d' % (len(TAKEN) % 2), srgb(('#c4603f', '#f2eadc')[len(TAKEN) % 2]), .7, spec=.1); V, F = tube([(.012, .004, .012), (-.016, -.006, H + .065)], .0028, 10); o = mesh_obj('straw', V, F, [sm]); o.location = (x, y, T); o.rotation_euler = (0, 0, rng.uniform(0, 6)); return x, y
for u, v, f, w in ((-.98, -.12, .75, juice), (-.88, .20, .35, lemon), (-.17, .14, .6, juice), (.02, -.22, .8, lemon), (.35, .05, .45, juice), (.62, -.2, .7, juice), (.92, .12, .5, lemon)): tumbler(u, v, f, w)
fork = Geo()
for u, v in ((-1.15, .06), (-.88, .05), (.16, -.14), (.22, .2), (.62, .1), (.78, -.12), (1.1, .0)):
    x, y = small_plate(u, v)
    for k in range(rng.randrange(2, 6)): sg = rng.uniform(.003, .012); p = (x + rng.gauss(0, .02), y + rng.gauss(0, .02), T + .009 + sg * .5); o = lathe('bit', [(max(.0001, sg * math.sin(a)), -.7 * sg * math.cos(a)) for a in np.linspace(0, math.pi, 7)], rng.choice((sponge, cream)), 9, p)
    a = rng.uniform(0, 6.28); V, F = tube([(x - .07 * math.cos(a), y - .07 * math.sin(a), T + .020), (x, y, T + .0105), (x + .045 * math.cos(a), y + .045 * math.sin(a), T + .012)], [.0035, .0022, .006], 8); fork.add(V, F)
fork.obj('forks', [silver])
paper = {k: thin('paper' + k, srgb(c), None, .38, .75, .12) for k, c in dict(ivory='#f5ecdc', terra='#c8633f', ochre='#dfa83f', sage='#97a276', wine='#84333f', rose='#e3a487', sky='#8fa6b4').items()}
def cone(u, v, key, s=1.0, lying=None):
    x, y = at(u, v); n = 40; V = []; h, R = .12 * s, .038 * s
    for i in range(n + 1):
        a = 6.9 * i / n; k = 1 + .02 * i / n
        for t in (0, .25, .5, .75, 1): V.append((R * t * k * math.cos(a), R * t * k * math.sin(a), h * t + (.018 * s * max(0, math.cos(a - .4)) if t == 1 else 0)))
    o = mesh_obj('cone', V, [(i * 5 + k, (i + 1) * 5 + k, (i + 1) * 5 + k + 1, i * 5 + k + 1) for i in range(n) for k in range(4)], [paper[key]])
    if lying is None: o.location = (x, y, T + .002); o.rotation_euler = (.05, .04, rng.uniform(0, 6))
    else: o.rotation_euler = (math.radians(104), 0, lying); o.location = (x, y, T + .014)
    al = simple('almond', srgb('#f3ece2'), .3, spec=.4); al2 = simple('almond2', srgb('#ecc9b3'), .3, spec=.4)
    for k in range(9 if lying is None else 12):
        if lying is None: p = (x + rng.uniform(-.018, .018) * s, y + rng.uniform(-.018, .018) * s, T + h * .95 + rng.uniform(0, .012))
        else: d = .13 + rng.uniform(.0, .09); p = (x + d * math.sin(lying) * 1 + rng.gauss(0, .018), y - d * math.cos(lying) + rng.gauss(0, .018), T + .007)
        b = lathe('al', [(max(.0001, .0072 * math.sin(a)), -.0115 * math.cos(a)) for a in np.linspace(0, math.pi, 14)], rng.choice((al, al, al2)), 16, p); b.rotation_euler = (1.57 + rng.gauss(0, .15), rng.uniform(-.3, .3), rng.uniform(0, 6))
cone(-.72, -.19, 'rose', 1.25, lying=1.25); cone(.40, -.22, 'ivory', 1.25, lying=-1.2); cone(-.02, .2, 'ochre', 1.1, lying=2.2)
# a paper crown, left on the table
def crown(x, y, z, R=.085, h=.085, rz=0, tilt=(0, 0), key='ochre'):
    n = 9; V = []; F = []
    for i in range(n * 8 + 1):
        a = 2 * math.pi * i / (n * 8); f = i % 8 / 8; up = h * (.45 + .55 * (1 - abs(2 * f - 1)) if True else 1)
        for t in (0, .5, 1): q = R * (1 + .10 * t) * (1 + .03 * math.sin(2 * a + 1)); V.append((q * math.cos(a), q * math.sin(a), up * t))
    F = [(i * 3 + k, (i + 1) * 3 + k, (i + 1) * 3 + k + 1, i * 3 + k + 1) for i in range(n * 8) for k in (0, 1)]
    o = mesh_obj('crown', V, F, [paper[key]], smooth=False); o.location = (x, y, z); o.rotation_euler = (tilt[0], tilt[1], rz); return o
x, y = at(.42, .12)
# flowers in a jug
jx, jy = at(.18, .03); lathe('jug', spline([(.0001, 0), (.045, 0), (.062, .03), (.066, .075), (.046, .125), (.043, .15), (.052, .165), (.048, .166), (.040, .15), (.042, .125)], 60), simple('enamel', srgb('#7d93a3'), .25, spec=.5), 64, (jx, jy, T)); g = Geo()
for k in range(22):
    a, el = rng.uniform(0, 6.28), rng.uniform(.55, 1.35); L = rng.uniform(.12, .24); d = np.array([math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)]); p0 = np.array([jx, jy, T + .15]); p1 = p0 + d * L
    if k % 2: inst(rng.choice(roses[3:] + roses[:2]), tuple(p1), (rng.uniform(-.6, .2), rng.uniform(-.5, .5), rng.uniform(0, 6)), rng.uniform(.026, .042))
    O.leafy(g, [p0, p0 + d * L * .5, p1 - [0, 0, .02]], leaf=.055, n=8, rad=.0018, w=.25)
g.obj('posy', O.mats)
crown(*at(-1.12, .12), T + .002, rz=.4)
# ---- paper streamers, over the cloth and its edge
def streamer(P, key, curls=3, R=.024, w=.008, seed=1):
    r = random.Random(seed); C = spline(P, 70); e = C[-1]; a0 = r.uniform(0, 6)
    tail = [e + np.array([R * (1 - .45 * t) * (math.cos(a0 + 6.283 * curls * t) - math.cos(a0)), .012 * t, -.17 * t + R * (math.sin(a0 + 6.283 * curls * t) - math.sin(a0))]) for t in np.linspace(0, 1, 60)[1:]]
    C = np.vstack([C, tail]); n = len(C); V = []; Tn = np.gradient(C, axis=0); Tn /= np.linalg.norm(Tn, axis=1)[:, None] + 1e-9
    for i in range(n):
        f = min(1, max(0, (i - 40) / 30)); sd = np.cross(Tn[i], (0, 0, 1)); sd /= np.linalg.norm(sd) + 1e-9; q = sd * (1 - f) + np.array([.25, .97, 0]) * f; V += [C[i] - q * w / 2, C[i] + q * w / 2]
    mesh_obj('streamer', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n - 1)], [paper[key]])
ED = -TW / 2 - .016
# ---- small chairs
S = float(ARGS.get('cs', .66))
def small(g0, x, y, turn):
    """A child's chair; at turn 0 its back is towards the camera."""
    g = Geo(); chair(g, 0, 0, 1, 0); V = np.vstack(g.V) - (.2, 0, 0); V = V * (S * 1.0, S, S * .98); c, s = math.cos(turn - math.pi / 2), math.sin(turn - math.pi / 2); V = V @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + (x, y, 0)
    g0.V.append(V); g0.F += [tuple(i + g0.n for i in f) for f in g.F]; g0.M += g.M; g0.n += len(V)
chW, chP = Geo(), Geo(); JX, JY, JT = float(ARGS.get('jx', -.37)), float(ARGS.get('jy', -.74)), float(ARGS.get('jt', .42))
small(chW, JX, JY, JT); small(chP, .48, -.56, -.50); small(chW, 1.28, -.36, .15)
for u, v, t in ((-.84, .56, math.pi + .25), (-.28, .60, math.pi - .12), (.38, .56, math.pi + .1), (1.0, .62, math.pi - .3)): x, y = at(u, v); small(chP if u < -.5 else chW, x, y, t + TA)
chW.obj('chairs', [woodM, woodM]); chP.obj('chairsP', [white, white])
# ---- the jacket, hung by its shoulders on the chair's back: body, two sleeves, collar
def jacket(mat, dark):
    """In the chair's frame: b along its width, d outwards (towards the camera at turn 0), z up."""
    g = Geo(); top = .945 * S * .98; r = random.Random(4); nz, na = 46, 72; V = []
    hem = top - .365; nb = .40 * S + .064 * S - .2 * S                   # the back's line from the chair's middle
    for i in range(nz + 1):
        t = i / nz; z = hem + (top + .012 - hem) * t
        hw = .146 - .010 * t + .016 * (1 - t) ** 2 - .013 * math.exp(-((t - .48) / .2) ** 2); sh = max(0, (t - .82) / .18); hw *= 1 - .10 * sh ** 1.6 - .0 * sh; dp = (.040 - .012 * t) * (1 - .75 * sh ** 2.2) + .004
        for j in range(na):
            a = 2 * math.pi * j / na; cb, sd = math.cos(a), math.sin(a); ex = .62
            b = hw * math.copysign(abs(cb) ** ex, cb); d = dp * math.copysign(abs(sd) ** .8, sd)
            fold = (1 - t) ** .7 * (.0075 * math.sin(9 * b / .15 + 1.2 + 1.5 * t) + .0045 * math.sin(17 * b / .15 + 3 * t)) + .004 * t * (1 - t) * 4 * math.sin(40 * z + 11 * b)
            drop = -.032 * sh * (abs(b) / .15) ** 1.5
            V.append((b, d + fold * (1 if sd > 0 else .6), z + drop + .006 * math.sin(5 * a) * (1 - t) ** 6))
    F = [(i * na + j, i * na + (j + 1) % na, (i + 1) * na + (j + 1) % na, (i + 1) * na + j) for i in range(nz) for j in range(na)]; F.append(tuple(nz * na + j for j in range(na)))
    g.add(V, F, 0)
    for sgn in (-1, 1):                                                     # sleeves, a little bent, the cuffs at two heights
        P = spline([(sgn * .117, .002, top - .040), (sgn * .136, .006, top - .075), (sgn * .152, .018, top - .14), (sgn * (.158 + .006 * sgn), .026, top - .235), (sgn * (.150 + .004 * sgn), .034 + .012 * sgn, top - .325 - .014 * sgn)], 60); n, k = len(P), 26; V = []
        Tn = np.gradient(P, axis=0); Tn /= np.linalg.norm(Tn, axis=1)[:, None]
        for i, p in enumerate(P):
            t = i / (n - 1); k0 = .55 + .45 * min(1, t / .13) ** .6; rx = (.036 - .010 * t) * k0; ry = (.026 - .005 * t) * k0; ax = np.cross(Tn[i], (0, 1, 0)); ax /= np.linalg.norm(ax); ay = np.cross(ax, Tn[i])
            for j in range(k):
                a = 2 * math.pi * j / k; w = 1 + .07 * math.sin(34 * t + 2.2 * math.cos(a) + sgn) * (math.exp(-((t - .45) / .16) ** 2) + .45 * math.exp(-((t - .95) / .12) ** 2)) + .05 * math.sin(3 * a + 5 * t); V.append(p + ax * rx * w * math.cos(a) + ay * ry * w * math.sin(a))
        g.add(V, [(i * k + j, (i + 1) * k + j, (i + 1) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n - 1) for j in range(k)], 0)
        c = P[-1]; V = [c + np.array([.026 * math.cos(a), .019 * math.sin(a), .002]) for a in np.linspace(0, 2 * math.pi, 25)[:-1]] ; g.add(V, [tuple(range(24))], 1)
    V = []                                                                  # collar: a folded band round the neck
    for i in range(41):
        a = -.35 + (math.pi + .7) * i / 40
        for k, (q, zz) in enumerate(((.046, .020), (.050, .027), (.056, .026), (.064, .010), (.071, -.010))): V.append((q * math.cos(a) * 1.02, q * math.sin(a) * .52 - .002, top + .002 + zz - .012 * abs(math.cos(a)) ** 2))
    g.add(V, [(i * 5 + k, (i + 1) * 5 + k, (i + 1) * 5 + k + 1, i * 5 + k + 1) for i in range(40) for k in range(4)], 0)
    V, F = tube([(0, (.040 - .012 * t) * (1 - .75 * max(0, (t - .82) / .18) ** 2.2) + .004 + (1 - t) ** .7 * (.0075 * math.sin(1.2 + 1.5 * t) + .0045 * math.sin(3 * t)) + .016 * t * (1 - t) * math.sin(40 * (hem + (top + .012 - hem) * t)) + .0004, hem + (top + .012 - hem) * t) for t in np.linspace(0, .97, 60)], .0011, 5); g.add(V, F, 1)
    dd = lambda t, b: (.040 - .012 * t) * abs(max(0, 1 - (abs(b) / .132) ** 3.2)) ** .4 + .002 + (1 - t) ** .7 * (.0075 * math.sin(9 * b / .15 + 1.2 + 1.5 * t) + .0045 * math.sin(17 * b / .15 + 3 * t)) + .016 * t * (1 - t) * math.sin(40 * (hem + .377 * t) + 11 * b)
    for k in range(2):                                                      # half belt with two buttons
        zz = hem + .375 * .50; V = [(b, dd(.5, b) + .0075 - .0035 * (r_ in (0, 3)), zz + dz) for b in np.linspace(-.062, .062, 15) for r_, dz in enumerate((-.0155, -.014, .014, .0155))]; g.add(V, [(j * 4 + q, (j + 1) * 4 + q, (j + 1) * 4 + q + 1, j * 4 + q + 1) for j in range(14) for q in range(3)], 0) if not k else None
    for b in (-.050, .050): V = [(b + q * .0075 * math.cos(a), dd(.5, b) + .0105 + .0012 * (1 - q), hem + .375 * .5 + q * .0075 * math.sin(a)) for q in (1, .7, .0001) for a in np.linspace(0, 6.283, 17)[:-1]]; g.add(V, [(i * 16 + j, i * 16 + (j + 1) % 16, (i + 1) * 16 + (j + 1) % 16, (i + 1) * 16 + j) for i in range(2) for j in range(16)], 2)
    W = np.vstack(g.V); lean = np.interp(W[:, 2], (0, .46 * S, .68 * S, .82 * S, .94 * S), (.38 * S, .38 * S, .40 * S, .425 * S, .455 * S)) - .2 * S
    loc = np.column_stack([lean + W[:, 1] + .004, W[:, 0], W[:, 2]]); c, s = math.cos(JT - math.pi / 2), math.sin(JT - math.pi / 2); g.V = [loc @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + (JX, JY, 0)]
    o = g.obj('jacket', [mat, dark, simple('button', srgb('#d9c9a8'), .35)]); b = o.modifiers.new('sub', 'SUBSURF'); b.levels = b.render_levels = 1; return auto(o, 1.3)
jacket(fabric('jacket', srgb('#35495f'), bump=.5, scale=190, sheen=.5), simple('lining', srgb('#22303c'), .9, spec=.05))
# ---- a ball on the floor
bx, by = float(ARGS.get('bx', .07)), float(ARGS.get('by', -.34)); BR = .095; mb = []
bg = Geo(); n1, n2 = 24, 48
V = [(BR * math.sin(math.pi * i / n1) * math.cos(2 * math.pi * j / n2), BR * math.sin(math.pi * i / n1) * math.sin(2 * math.pi * j / n2), BR * math.cos(math.pi * i / n1)) for i in range(n1 + 1) for j in range(n2)]; F = [(i * n2 + j, (i + 1) * n2 + j, (i + 1) * n2 + (j + 1) % n2, i * n2 + (j + 1) % n2) for i in range(n1) for j in range(n2)]
o = mesh_obj('ball', V, F, [simple('b0', srgb('#efe6d6'), .45), simple('b1', srgb('#c4603f'), .45)], [(f[0] % n2) // 8 % 2 for f in F]); o.location = (bx, by, BR); o.rotation_euler = (1.0, .5, .3)
# ---- bunting: paper pennants on a cord
def bunting(P0, P1, sag, n, size, keys, seed=1):
    r = random.Random(seed); P0, P1 = np.array(P0, float), np.array(P1, float); pt = lambda t: P0 + (P1 - P0) * t - np.array([0, 0, sag * 4 * t * (1 - t)])
    V, F = tube([pt(t) for t in np.linspace(0, 1, 90)], .0022, 6); mesh_obj('cord', V, F, [simple('cord', srgb('#e9dfcc'), .8, spec=.1)])
    for i in range(n):
        t0, t1 = (i + .10) / n, (i + .90) / n; a, b = pt(t0), pt(t1); h = size * r.uniform(.95, 1.05); sw, tw = r.gauss(0, .10), r.gauss(0, .10); V = []; m = 10; nrm = np.cross(b - a, (0, 0, 1)); nrm /= np.linalg.norm(nrm)
        for j in range(m + 1):
            v = j / m
            for u in np.linspace(-1, 1, 7):
                q = a + (b - a) * (.5 + .5 * u * (1 - v)) + np.array([0, 0, -h * v]); q = q + nrm * (sw * h * v + tw * h * u * v * .5 + .10 * h * math.sin(math.pi * v) * (u * u - .4) * (1 if i % 2 else -1)); V.append(q)
        mesh_obj('flag', V, [(j * 7 + k, j * 7 + k + 1, (j + 1) * 7 + k + 1, (j + 1) * 7 + k) for j in range(m) for k in range(6)], [paper[keys[i % len(keys)]]])
K = ('ivory', 'terra', 'ochre', 'sage', 'rose', 'ivory', 'wine', 'ochre')
bunting((-2.0, 1.3, 1.78), (1.75, .9, 1.54), .15, 18, .155, K, 2); bunting((-1.7, .75, 1.38), (2.6, 2.6, 1.98), .27, 20, .155, K[3:] + K[:3], 5)
# ---- the patio
lime = plaster('limewash', srgb('#efe4d4'), bump=.45, var=.07, scale=.6, dist=.02)
quad('floor', (-14, -8, 0), (34, 0, 0), (0, 26, 0), barro(size=(.21, .105), tones=('#a17a5d', '#8b674e', '#9a8468')))
WY = float(ARGS.get('wy', 4.6)); wall((-14, WY, 0), (34, 0, 0), float(ARGS.get('wh', 1.62)), mat=lime, coping='#b0704f')
for x, y, H, R, sd in ((-1.95, WY - .9, 2.0, .80, 4), (1.7, WY - .8, 2.12, .86, 12), (5.2, WY - .8, 2.1, .9, 9)): O.tree((x, y, 0), H=H, R=R, trunk=1.1, n=620, fruit=50, seed=sd, lumpy=2.0, squash=.92)
palm((-6.4, 15, 0), 6.2, 2.0, 40, 3); palm((3.4, 19, 0), 8.2, 2.2, 42, 5); palm((1.0, 24, 0), 7.4, 2.2, 42, 8)
# petals and confetti on the floor
cf = Geo(); rc = random.Random(9)
for k in range(170):
    x, y, q = rc.gauss(.1, 1.0), rc.gauss(-.75, .6), rc.uniform(.006, .0095); R = np.array(Euler((rc.gauss(0, .1), rc.gauss(0, .1), rc.uniform(0, 6))).to_matrix()); V = np.array([(q * math.cos(a), q * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 17)[:-1]]) @ R.T; V[:, 2] -= V[:, 2].min() - .0006; cf.add(V + (x, y, 0), [tuple(range(16))], rc.randrange(5))
cf.obj('confetti', [simple('cf%d' % i, srgb(c), .8, spec=.1) for i, c in enumerate(('#f4ecdc', '#c4603f', '#7d8a4f', '#d39a3f', '#e3a487'))])
# ---- the last sun, from the right; trees out of the picture, whose shadow lies over the foreground and the right
SD = tuple(float(v) for v in ARGS.get('sd', '-.80,.46,-.225').split(',')); sun(SD, float(ARGS.get('sun', 8.5)), (1, .66, .36), 1.1)
O.tree((float(ARGS.get('tx', 4.3)), float(ARGS.get('ty', 2.1)), 0), H=1.85, R=.8, trunk=1.1, n=420, fruit=0, seed=21, lumpy=2.0)
def flag(name, o, u, v, t=0):
    m, nt, N, L, out = _new(name); tr = N.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (t, t, t, 1); L.new(tr.outputs[0], out.inputs[0]); q = quad(name, o, u, v, m)
    for a in ('visible_camera', 'visible_glossy', 'visible_transmission', 'visible_diffuse'): setattr(q, a, False)
flag('shade', (7, -9, 0), (0, 7.2, 0), (0, 0, float(ARGS.get('fh', 2.3))), .04)             # a house beside: the foreground lies in its shadow
flag('shade2', (7, -3.35, 0), (0, 1.5, 0), (0, 0, 2.55), .05)                              # and the right end of the table
e = lambda deg: .5 + .5 * math.sin(math.radians(deg))
def sky(stops, seen, light):
    world(stops, seen); nt = bpy.context.scene.world.node_tree; bg = [n for n in nt.nodes if n.type == 'BACKGROUND'][0]
    lp = nt.nodes.new('ShaderNodeLightPath'); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value = light; mr.inputs[4].default_value = seen; nt.links.new(lp.outputs['Is Camera Ray'], mr.inputs[0]); nt.links.new(mr.outputs[0], bg.inputs[1])
sky([(0, srgb('#6b5a48')), (.49, srgb('#9a8468')), (e(1), srgb('#ffd39a')), (e(6), srgb('#f6d3a6')), (e(14), srgb('#cfd3cd')), (e(40), srgb('#8fabc6'))], 1.5, float(ARGS.get('amb', .36)))
CAM = (float(ARGS.get('camx', .11)), float(ARGS.get('camy', -2.72)), float(ARGS.get('camz', .95))); F_ = at(CU, CV)
camera(CAM, (CAM[0], 5, CAM[2]), float(ARGS.get('lens', 45)), float(ARGS.get('fs', 3.2)), (F_[0], F_[1] - .12, .6), (float(ARGS.get('shx', 0)), float(ARGS.get('shy', -.28))))
print('line BUILT', time.process_time()); render('children', 1200 / 1371, clamp=4)
