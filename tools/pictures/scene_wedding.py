"""Weddings: the ceremony corner of the patio. A ring of roses and orange leaves on a step with a tiled riser, late sun from the left."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from patio import *
from lib import _new, _set, _noise
reset(5); r = random.Random(11)
YW, YS, HS = 1.15, -.95, .14                                  # face of the wall, edge and height of the step
def clay(name, c1, c2, joint, size=(.28, .14)):
    """The clay floor, bleached by the sun."""
    m = barro(name, size); b = next(n for n in m.node_tree.nodes if n.type == 'TEX_BRICK'); _set(b, Color1=srgb(c1), Color2=srgb(c2), Mortar=srgb(joint)); b.inputs['Mortar Size'].default_value = .005
    mx = next(n for n in m.node_tree.nodes if n.type == 'MIX'); mx.inputs[0].default_value = .38; return m
cl = clay('clay', '#c0977b', '#b08468', '#c6b198')
quad('floor', (-7, -9, 0), (14, 0, 0), (0, 9 + YS + .02, 0), cl)
quad('top', (-7.06, YS, HS), (14, 0, 0), (0, YW - YS + .1, 0), cl)
quad('riser', (-7.03, YS + .012, 0), (14, 0, 0), (0, 0, HS - .02), glazed(.12))
box('nosing', (14, .07, .032), (0, YS + .03, HS - .0145), plaster('nos', srgb('#b98a6a'), .75, bump=.15, var=.12, scale=3), .012)
wall((-7, YW + .14, 0), (14, 0, 0), 2.78, colour='#ece3d6', coping='#b27a5a')
bpy.data.objects.remove(bpy.data.objects['coping']); rc = random.Random(2); cms = [plaster('cop%d' % i, srgb(c), .85, bump=.3, var=.12, scale=3) for i, c in enumerate(('#b88362', '#ae7656', '#bf8d6d', '#b27c5e'))]
box('bed', (14, .385, .046), (0, YW + .135, 2.78 + .023), plaster('bed', srgb('#b89274'), .9, bump=.3, scale=3), .006)
for i in range(48): box('cop', (.292, .41, .030), (-7.05 + .2985 * i, YW + .135 + rc.gauss(0, .004), 2.78 + .040 + rc.gauss(0, .0012)), cms[rc.randrange(4)], .009, (rc.gauss(0, .004), rc.gauss(0, .003), rc.gauss(0, .006)))
# ---- ring
RR = 1.07; C = np.array([.33, 0., HS + .045 + RR])
iron = simple('iron', srgb('#b39a78'), .42, .9)
th = np.linspace(0, 2 * math.pi, 241); V, F = tube([(C[0] + RR * math.cos(a), C[1], C[2] + RR * math.sin(a)) for a in th], .0135, 14); mesh_obj('ring', V, F, [iron])
box('foot', (.86, .36, .014), (C[0], 0, HS + .007), iron, .004)
for sx in (-1, 1):
    V, F = tube([(C[0] + sx * .30, 0, HS + .01), (C[0] + sx * .30, 0, C[2] - math.sqrt(RR ** 2 - .30 ** 2))], .011, 10); mesh_obj('post', V, F, [iron])
box('neck', (.10, .03, .04), (C[0], 0, HS + .03), iron, .004)
# ---- flowers
def petset(cs, nm): return [thin(nm + str(i), srgb(c), None, .34, .62, .12) for i, c in enumerate(cs)]
sets = [petset(('#f7f0e4', '#f2e7d6', '#ead7bd'), 'iv'), petset(('#f0dccb', '#ebcbb6', '#dcab90'), 'bl'), petset(('#dca88c', '#cb8c6c', '#b37052'), 'te'), petset(('#fbf7ef', '#f5eee1', '#ebe6d0'), 'wh')]
roses = []
for k, (ps, op, n) in enumerate([(0, .85, 44), (0, .62, 38), (1, .85, 44), (1, .6, 36), (2, .72, 38), (3, 1.0, 40), (3, .72, 44), (2, .5, 30)]):
    roses.append(rose_geo(n, 1, op, .035).obj('rose', sets[ps], link=False))
wts = [5, 4, 4, 3, 2.2, 4, 4, 1.2]
O = Oranges(('#4c6238', '#5f7546', '#3f5530')); core = simple('coreg', srgb('#3a4a2a'), .95, spec=.05)
def put(ob, p, out, s, spin=None): inst(ob, matrix=Matrix.Translation(Vector(p)) @ Vector(out).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(r.uniform(0, 6.28) if spin is None else spin, 4, 'Z') @ Matrix.Scale(s, 4))
def dens(a):                                                  # degrees; crescent on the left and below, an echo top right
    d = (a - 212 + 180) % 360 - 180; w = 46 if d > 0 else 50; return max(math.exp(-(d / w) ** 2), .50 * math.exp(-((a - 50) / 19) ** 2))
def crad(a): return .115 * dens(a) ** .8
def on(a, fi, k=1., x=0.):
    """Point and outward direction on the bed of leaves: angle `a` of the ring, `fi` about it (0 = outwards, 90 = to the camera)."""
    t, f = math.radians(a), math.radians(fi); e = np.array([math.cos(t), 0, math.sin(t)]); d = e * math.cos(f) + np.array([0, -1., 0]) * math.sin(f); return C + RR * e + d * (crad(a) * k + x), d, np.array([-math.sin(t), 0, math.cos(t)])
g = Geo(); aa = np.linspace(95, 322, 140); V, F = tube([on(a, 0, 0)[0] for a in aa], [max(.004, crad(a) * .62) for a in aa], 10); g.add(V, F); aa = np.linspace(20, 80, 60); V, F = tube([on(a, 0, 0)[0] for a in aa], [max(.004, crad(a) * .62) for a in aa], 10); g.add(V, F)
# the mound at the foot
MC, MS = np.array([C[0] - .50, -.17, HS]), np.array([.52, .24, .25])
V = []; n1, n2 = 12, 28
for i in range(n1 + 1):
    for j in range(n2): a, b = math.pi / 2 * i / n1, 2 * math.pi * j / n2; V.append(MC + MS * .62 * np.array([math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)]))
g.add(V, [(i * n2 + j, i * n2 + (j + 1) % n2, (i + 1) * n2 + (j + 1) % n2, (i + 1) * n2 + j) for i in range(n1) for j in range(n2)]); g.obj('core', [core])
placed = []
def free(p, s, f=.72): return not any(np.linalg.norm(p - q) < (s + t) * f for q, t in placed)
tries = 0; cnt = 0
while cnt < 215 and tries < 9000:
    tries += 1; a = r.uniform(0, 360); d = dens(a)
    if r.random() > d ** .8 or d < .07: continue
    s = r.choice((.044, .052, .060, .070, .080, .092)) * (.70 + .38 * d); fi = r.uniform(15, 170); p, o, t = on(a, fi, 1.0, .018 + s * .10)
    if p[2] < HS + .07 or not free(p, s): continue
    placed.append((p, s)); cnt += 1; put(r.choices(roses, wts)[0], p, o * .9 + np.array([0, -.75, .22]) + np.array([r.gauss(0, .22) for _ in range(3)]), s)
print('roses', cnt)
cnt = tries = 0
while cnt < 62 and tries < 6000:
    tries += 1; b, u = r.uniform(math.pi * .95, math.pi * 2.05), r.random() ** .7; a = u * 1.35; d = np.array([math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)]); s = r.choice((.05, .058, .066, .078, .092)); p = MC + d * MS * .97
    if p[2] < HS + s * .62 or not free(p, s, .78): continue
    placed.append((p, s)); cnt += 1; put(r.choices(roses, wts)[0], p, d / MS * .2 + np.array([0, -.35, .35]) + np.array([r.gauss(0, .2) for _ in range(3)]), s)
print('mound', cnt)
# sprigs: rooted in the bed
k = 0
while k < 330:
    a = r.uniform(0, 360); d = dens(a)
    if r.random() > d ** .55 or d < .05: continue
    k += 1; fr = k % 5 == 0; p, o, t = on(a, r.uniform(30, 150) if fr else r.choice((r.uniform(-75, 20), r.uniform(160, 250))), .35); sg = r.choice((-1, 1)) if .2 < d else (1 if (a - 212) % 360 < 180 else -1) * (1 if a > 90 else r.choice((-1, 1)))
    v = o * r.uniform(.35, .9) + t * sg * r.uniform(.4, 1.1) + np.array([0, -.1, -.12]) + np.array([r.gauss(0, .15) for _ in range(3)])
    v = v / np.linalg.norm(v); s = r.uniform(.55, 1.05) * (.66 + .40 * d) * (.62 if fr else 1)
    if (p + v * .26 * s)[2] < HS + .02: continue
    put(r.choice(O.twigs), p, v, s)
for k in range(64):
    b = r.uniform(0, 6.28); a = r.uniform(.75, 1.5); d = np.array([math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)]); p = MC + d * MS * .45; v = d * (1, .8, .8) + np.array([r.gauss(0, .2), r.gauss(0, .2), .1]); v /= np.linalg.norm(v); s = r.uniform(.5, .85)
    if (p + v * .25 * s)[2] < HS + .015: v[2] = max(v[2], .06)
    if p[1] + v[1] * .25 * s < YS + .05: continue
    put(r.choice(O.twigs), p, v, s)
for k in range(420):                                          # short leaves that cover the bed
    a = r.uniform(120, 318) if k % 6 else r.uniform(25, 76); p, o, t = on(a, r.uniform(0, 190), .62); v = o * .55 + t * r.gauss(0, .8) + np.array([r.gauss(0, .3), -.2, r.gauss(0, .3)]); v /= np.linalg.norm(v); s = r.uniform(.30, .42)
    if p[2] > HS + .06 and dens(a) > .08: put(r.choice(O.twigs), p, v, s)
for k in range(170):
    b = r.uniform(math.pi * .9, math.pi * 2.1); a = r.uniform(.2, 1.5); d = np.array([math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)]); v = d * .8 + np.array([r.gauss(0, .6), r.gauss(0, .3), abs(r.gauss(0, .4)) - .1]); v /= np.linalg.norm(v); p = MC + d * MS * .60
    if (p + v * .09)[2] > HS + .01: put(r.choice(O.twigs), p, v, r.uniform(.32, .48))
for k in range(46):                                           # a fringe of leaves on the floor
    b = r.uniform(math.pi * .85, math.pi * 2.15); d = np.array([math.cos(b), math.sin(b), 0]); p = MC + d * MS * .62 + (0, 0, .035); v = d + np.array([r.gauss(0, .4), r.gauss(0, .15), r.uniform(-.05, .22)]); v /= np.linalg.norm(v); s = r.uniform(.55, .85)
    if (p + v * .24 * s)[1] > YS + .06: put(r.choice(O.twigs), p, v, s)
k = 0
while k < 90:
    a = r.uniform(0, 360); d = dens(a)
    if r.random() > d or d < .05: continue
    p, o, t = on(a, r.uniform(20, 160), 1., .035)
    if p[2] < HS + .04: continue
    k += 1; put(O.blossom, p, o + np.array([0, -.5, .2]) + np.array([r.gauss(0, .4) for _ in range(3)]), r.uniform(.019, .026))
# ---- tree
zt = pot((-2.19, .40, HS), .24, .38); Ot = Oranges(seed=9); Ot.tree((-2.19, .40, zt), H=1.16, R=.48, trunk=.7, n=1150, fruit=24, lean=.02, seed=4, core=False)
lathe('core', [(max(.0001, .26 * math.sin(a)), -.24 * math.cos(a)) for a in np.linspace(0, math.pi, 20)], core, 24, (-2.19, .40, zt + 1.16))
# ---- candles in glass
gl = glass('glassC', (.985, .985, .975)); M = dict(wax=wax('wax', srgb('#f2eadc'), .55, .8), flame=flame_mat(16), wick=simple('wick', (.02, .015, .01), .9))
def lantern(x, y, R, H, hc):
    lathe('lantern', [(.0001, 0), (R - .003, 0), (R, .003), (R, H - .002), (R - .002, H), (R - .004, H - .002), (R - .004, .008), (.0001, .008)], gl, 72, (x, y, HS)); rc = R * .55
    lathe('pillar', [(.0001, 0), (rc - .002, 0), (rc, .003), (rc, hc - .004), (rc - .004, hc), (rc * .5, hc - .003), (.0001, hc - .005)], M['wax'], 48, (x, y, HS + .0085)); taper((x, y, HS + hc - .012), .012, .003, M, light=0, flame=.042)
lantern(1.165, -.28, .085, .36, .20); lantern(1.345, -.46, .075, .27, .12); lantern(1.035, -.53, .065, .20, .09)
# ---- chairs
g = Geo(); CH = [(1.52, -1.60, -.95), (-1.47, -1.30, -2.15)]
for x, y, t in CH: chair(g, x, y, 1, t)
g.obj('chairs', [wood('woodc', '#a8825c'), plaster('seat', srgb('#ddcfb8'), bump=.06, var=.02, scale=14, dist=.002)])
def onseat(c, u, v, z=.5):
    x, y, t = c; q = np.array([math.cos(t), math.sin(t)]); n = np.array([-q[1], q[0]]); m = np.array([x + .2, y]); return np.array([*(m + q * u + n * v), z])
def inchair(c, u, v, z):
    x, y, t = c; return np.array([x + .2 + (u - .2) * math.cos(t) - v * math.sin(t), y + (u - .2) * math.sin(t) + v * math.cos(t), z])
def fan(c, R=.225, n=17, span=2.2):
    """An open fan that stands on the seat and leans on the back."""
    gf = Geo(); at = lambda a, k, d=0: inchair(c, .318 + .27 * k * R * math.cos(a) - d, .0 + k * R * math.sin(a), .498 + k * R * math.cos(a))
    for i in range(n):
        a = span * (i / (n - 1) - .5); V, F = tube([at(a, 0), at(a, .6), at(a, .97)], [.003, .004, .002], 6); gf.add(V, F, 0)
    V = []; m = (n - 1) * 4 + 1
    for i in range(m):
        a = span * (i / (m - 1) - .5); h = .0055 * abs((i / 2) % 2 - 1)
        for k in range(4): V.append(at(a, .48 + .52 * k / 3, -.003 - h * (.6 + .4 * k / 3)))
    gf.add(V, [(i * 4 + k, i * 4 + k + 1, (i + 1) * 4 + k + 1, (i + 1) * 4 + k) for i in range(m - 1) for k in range(3)], 1); gf.obj('fan', [simple('ribs', srgb('#7d5a3c'), .5), thin('fanleaf', srgb('#d9a184'), srgb('#d9a184'), .42, .6, .2)])
silk = thin('silk', srgb('#f1e6d4'), None, .3, .4, .3)
def posy(c, sg):
    p = inchair(c, .452, sg * .15, .885)
    for k in range(11):
        v = np.array([r.gauss(0, .5), -.35 + r.gauss(0, .2), -.55 + r.gauss(0, .45)]); v /= np.linalg.norm(v); put(r.choice(O.twigs), p, v, r.uniform(.42, .68))
    for dx, dz, s_, k in ((0, .015, .044, 0), (.05, -.035, .036, 2), (-.045, -.03, .036, 3), (.005, -.075, .030, 4)): put(roses[k], p + (dx, -.035, dz), np.array([dx * 6, -1, .25 + dz * 4]), s_)
    for k in range(5): put(O.blossom, p + (r.gauss(0, .05), -.05, r.gauss(-.02, .05)), np.array([r.gauss(0, .3), -1, .2]), .021)
    for L, ph, dx in ((.46, 0, -.012), (.38, 1.7, .014)):
        V = []; N_ = 50
        for i in range(N_):
            t = i / (N_ - 1)
            for j in range(5):
                u = (j / 4 - .5) * .026; tw = .5 * math.sin(5 * t + ph) + .3; V.append((p[0] + dx + .022 * math.sin(4.4 * t + ph) * t + u * math.cos(tw) + dx * 1.6 * t, p[1] - .03 + u * math.sin(tw) + .015 * math.sin(6 * t + ph) * t, p[2] - .03 - L * t + (.4 * u if i == N_ - 1 else 0)))
        mesh_obj('tail', V, [(i * 5 + k, i * 5 + k + 1, (i + 1) * 5 + k + 1, (i + 1) * 5 + k) for i in range(N_ - 1) for k in range(4)], [silk])
posy(CH[0], -1); posy(CH[1], 1); fan(CH[0])
# ---- petals
def petal(w=1., cup=.35, n=7):
    V = []
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = 2 * j / n - 1, i / n; wd = (.30 + .70 * math.sin(math.pi * (.10 + .66 * v))) * .52 * (1 if v < .8 else 1 - .9 * (v - .8) ** 1.2); x = u * wd * w; V.append((x, v - .5 + .06 * (1 - u * u) * (v > .85), cup * (x * x * 1.3 + (v - .5) ** 2 * .55) + .03 * math.sin(4 * u + 3 * v)))
    V = np.array(V); V[:, 2] -= V[:, 2].min(); return V, [(i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j) for i in range(n) for j in range(n)]
fp = Geo()
def drop(x, y):
    z = HS if y > YS + .01 else 0
    if YS - .03 < y < YS + .05: return
    V, F = petal(r.uniform(.85, 1.1), r.choice((.25, .45, .7))); s = r.uniform(.038, .056); R = np.array(Euler((r.gauss(0, .12), r.gauss(0, .12), r.uniform(0, 6.28))).to_matrix()); V = V * s @ R.T; V[:, 2] -= V[:, 2].min() - .0008; fp.add(V + (x, y, z), F, r.choice((0, 0, 0, 1, 1, 2)))
for k in range(150):
    t = r.random() ** 1.1; y = -.25 - 2.1 * t; drop(C[0] - .10 + (.35 + .30 * t) * r.gauss(0, .75) - .10 * t, y)
for k in range(40): drop(C[0] - .35 + r.gauss(0, .55), -.38 + r.gauss(0, .10))
fp.obj('petals', [sets[3][0], sets[1][0], sets[2][0]])
# ---- sun through an orange tree outside the picture
D = Vector((1.0, .82, -.50)).normalized(); sun(D, 5.3, (1, .84, .665), .9); Dn = np.array(D)
gb = Geo(); Og = Oranges(seed=21); rg = random.Random(4)
def spray(x, z, dist, L, n=9):
    c = np.array([x, YW, z]) - Dn * dist; d = np.array([rg.uniform(.4, 1), rg.uniform(-.4, .4), rg.uniform(-.75, .15)]); d *= L / np.linalg.norm(d); P = [c, c + d * .5 + [0, 0, .08], c + d]; Og.leafy(gb, P, leaf=.12, n=n, rad=.006, w=.21, start=.0)
    for q in range(3): b = c + d * (.2 + .28 * q) + [0, 0, .05]; e = np.array([rg.uniform(.1, .8), rg.uniform(-.5, .5), rg.uniform(-.9, .5)]); e *= .42 * L / np.linalg.norm(e); Og.leafy(gb, [b, b + e * .5, b + e], leaf=.12, n=8, rad=.004, w=.21, start=.1)
for x, z, n in ((-2.6, 2.7, 5), (-1.9, 2.55, 5), (-1.2, 2.65, 4), (-.5, 2.75, 3), (-2.7, 1.9, 3), (-1.1, 2.25, 2), (-.35, 2.45, 1)):
    for k in range(n): spray(x + rg.gauss(0, .3), z + rg.gauss(0, .2), rg.uniform(1.5, 2.6), rg.uniform(.6, .95), 14)
gb.obj('gobo', Og.mats).visible_camera = False
# ---- sky, camera
world([(0, srgb('#b59a7d')), (.5, srgb('#e6d3bd')), (1, srgb('#b4c3d2'))], .38)
m, nt, N, L, out = _new('sky'); e = N.new('ShaderNodeEmission'); tc = N.new('ShaderNodeTexCoord'); sp = N.new('ShaderNodeSeparateXYZ'); rp = N.new('ShaderNodeValToRGB'); rp.color_ramp.elements[0].color = (*srgb('#f4c394'), 1); rp.color_ramp.elements[1].color = (*srgb('#f0d6b8'), 1)
L.new(tc.outputs['Generated'], sp.inputs[0]); L.new(sp.outputs[2], rp.inputs[0]); L.new(rp.outputs[0], e.inputs[0]); e.inputs[1].default_value = 1.45; L.new(e.outputs[0], out.inputs[0]); m.cycles.sample_as_light = False
o = quad('sky', (-30, 30, 0), (60, 0, 0), (0, 0, 14), m)
for a in ('visible_diffuse', 'visible_glossy', 'visible_transmission', 'visible_shadow'): setattr(o, a, a == 'visible_transmission')
camera((.02, -7.45, 1.36), (.02, 0, 1.36), 49, 4, (.3, -.1, 1.2), shift=(0, -.032))
render('wedding', 1.6)
