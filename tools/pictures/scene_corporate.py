"""Eventos corporativos: the patio in the morning. A long oak table, notes half written, coffee, water, oranges; chairs that somebody has just moved."""
import sys, os, bmesh; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from patio import *
from lib import _new, _set, _noise
from bpy_extras.object_utils import world_to_camera_view
reset(11)
CAM = (-.28, -2.45, 1.62); TGT = (-.02, 1.2, 1.02); LENS = 34
SUN = np.array([.80, .47, -.45]); SUN /= np.linalg.norm(SUN)
PHI = math.radians(21); CX, CY, TZ = .05, .12, .755                    # the table: angle, centre, height of the top
cu, su = math.cos(PHI), math.sin(PHI)
def T(u, v, z=TZ): return (CX + u * cu - v * su, CY + u * su + v * cu, z)   # u across, v into depth
def put(ob, u, v, z=TZ, rot=0.): ob.location = T(u, v, z); ob.rotation_euler = (0, 0, PHI + rot); return ob
def auto(ob, a=.6): ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = a; return ob

# ------------------------------------------------------------------ materials
def oak(name, colour, along='Y', rough=.5, var=.10):
    """Planed, brushed oak: every board has its own grain and tone; pale where hands rest."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.32)
    tc = N.new('ShaderNodeTexCoord'); oi = N.new('ShaderNodeObjectInfo'); sc = N.new('ShaderNodeVectorMath'); sc.operation = 'SCALE'; sc.inputs[0].default_value = (7.3, 13.1, 5.7); L.new(oi.outputs['Random'], sc.inputs['Scale'])
    ad = N.new('ShaderNodeVectorMath'); ad.operation = 'ADD'; L.new(tc.outputs['Object'], ad.inputs[0]); L.new(sc.outputs[0], ad.inputs[1])
    def nz(scale, st, det=5, ro=.6, di=0.):
        mp = N.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = dict(X=(st[1], st[0], st[0]), Y=(st[0], st[1], st[0]), Z=(st[0], st[0], st[1]))[along]; n = N.new('ShaderNodeTexNoise'); _set(n, Scale=scale, Detail=det, Roughness=ro, Distortion=di); L.new(ad.outputs[0], mp.inputs[0]); L.new(mp.outputs[0], n.inputs['Vector']); return n.outputs['Fac']
    band, fine, pore, wear = nz(2.6, (11, .55), 6, .6, .8), nz(16, (9, .5), 5, .65), nz(60, (9, .35), 2, .5), nz(1.7, (1.6, .8), 3, .5)
    c = np.array(srgb(colour)); ramp = N.new('ShaderNodeValToRGB'); cr = ramp.color_ramp
    cr.elements[0].position = .36; cr.elements[0].color = (*(c * (.60, .55, .49)), 1); cr.elements[1].position = .60; cr.elements[1].color = (*np.clip(c * 1.14, 0, 1), 1); e = cr.elements.new(.47); e.color = (*(c * (.93, .92, .90)), 1)
    mx = N.new('ShaderNodeMix'); mx.inputs[0].default_value = .42; L.new(band, mx.inputs[2]); L.new(fine, mx.inputs[3]); L.new(mx.outputs[0], ramp.inputs[0])
    pr = N.new('ShaderNodeMapRange'); pr.inputs[1].default_value = .52; pr.inputs[2].default_value = .66; pr.inputs[3].default_value = 1; pr.inputs[4].default_value = .62; L.new(pore, pr.inputs[0])
    tr = N.new('ShaderNodeMapRange'); tr.inputs[3].default_value = 1 - var; tr.inputs[4].default_value = 1 + var; L.new(oi.outputs['Random'], tr.inputs[0]); wr = N.new('ShaderNodeMapRange'); wr.inputs[1].default_value = .35; wr.inputs[2].default_value = .7; wr.inputs[3].default_value = .93; wr.inputs[4].default_value = 1.08; L.new(wear, wr.inputs[0])
    m1 = N.new('ShaderNodeMath'); m1.operation = 'MULTIPLY'; L.new(pr.outputs[0], m1.inputs[0]); L.new(tr.outputs[0], m1.inputs[1]); m2 = N.new('ShaderNodeMath'); m2.operation = 'MULTIPLY'; L.new(m1.outputs[0], m2.inputs[0]); L.new(wr.outputs[0], m2.inputs[1])
    mul = N.new('ShaderNodeMix'); mul.data_type = 'RGBA'; mul.blend_type = 'MULTIPLY'; mul.inputs[0].default_value = 1; L.new(ramp.outputs[0], mul.inputs[6]); L.new(m2.outputs[0], mul.inputs[7]); L.new(mul.outputs[2], p.inputs['Base Color'])
    b = _set(N.new('ShaderNodeBump'), Strength=.16, Distance=.002); L.new(mx.outputs[0], b.inputs['Height']); b2 = _set(N.new('ShaderNodeBump'), Strength=.12, Distance=.001); L.new(pore, b2.inputs['Height']); b2.invert = True; L.new(b.outputs[0], b2.inputs['Normal']); L.new(b2.outputs[0], p.inputs['Normal'])
    rr = N.new('ShaderNodeMapRange'); rr.inputs[3].default_value = rough - .10; rr.inputs[4].default_value = rough + .12; L.new(wear, rr.inputs[0]); L.new(rr.outputs[0], p.inputs['Roughness']); L.new(p.outputs[0], out.inputs[0]); return m


def clay(size=(.30, .15)):
    """The patio's clay floor in morning light: the same courses as `barro`, drier and paler, each tile with its own tone."""
    m, nt, N, L, out = _new('clay'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.7, Specular=.25)
    uv = N.new('ShaderNodeUVMap'); b = N.new('ShaderNodeTexBrick'); _set(b, Color1=srgb('#b58a6f'), Color2=srgb('#9d7159'), Mortar=srgb('#c3b49c'), Scale=1.0); b.inputs['Mortar Size'].default_value = .005; b.inputs['Mortar Smooth'].default_value = .25; b.inputs['Brick Width'].default_value = size[0]; b.inputs['Row Height'].default_value = size[1]; b.inputs['Bias'].default_value = 0; L.new(uv.outputs[0], b.inputs['Vector'])
    nz = _noise(nt, 2.4, 6, .62); mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .3; mr.inputs[2].default_value = .7; mr.inputs[3].default_value = .86; mr.inputs[4].default_value = 1.12; L.new(nz.outputs['Fac'], mr.inputs[0])
    sp = _noise(nt, 55, 3, .6); ms = N.new('ShaderNodeMapRange'); ms.inputs[1].default_value = .35; ms.inputs[2].default_value = .65; ms.inputs[3].default_value = .93; ms.inputs[4].default_value = 1.05; L.new(sp.outputs['Fac'], ms.inputs[0]); mm = N.new('ShaderNodeMath'); mm.operation = 'MULTIPLY'; L.new(mr.outputs[0], mm.inputs[0]); L.new(ms.outputs[0], mm.inputs[1])
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = 1; L.new(b.outputs['Color'], mx.inputs[6]); L.new(mm.outputs[0], mx.inputs[7]); L.new(mx.outputs[2], p.inputs['Base Color'])
    inv = N.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1; L.new(b.outputs['Fac'], inv.inputs[1]); bp = _set(N.new('ShaderNodeBump'), Strength=.5, Distance=.004); L.new(inv.outputs[0], bp.inputs['Height'])
    b2 = _set(N.new('ShaderNodeBump'), Strength=.22, Distance=.006); n2 = _noise(nt, 14, 5, .6); L.new(n2.outputs['Fac'], b2.inputs['Height']); L.new(bp.outputs[0], b2.inputs['Normal']); L.new(b2.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m


def edges():
    """The cut edge of a block of paper: fine horizontal lines."""
    m, nt, N, L, out = _new('edges'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.9, Specular=.1); tc = N.new('ShaderNodeTexCoord'); w = N.new('ShaderNodeTexWave'); w.bands_direction = 'Z'; _set(w, Scale=320, Distortion=.6, Detail=1); L.new(tc.outputs['Object'], w.inputs['Vector'])
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.inputs[6].default_value = (*srgb('#d3c8b4'), 1); mx.inputs[7].default_value = (*srgb('#f1eadd'), 1); L.new(w.outputs['Fac'], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color']); L.new(p.outputs[0], out.inputs[0]); return m


def cloth(name, c, rough=.92, bump=.3, scale=160, sheen=.3):
    """Fabric and book cloth: an even, fine grain that no lens turns into moire."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.15, Sheen=sheen); n = _noise(nt, scale, 3, .6); s = _noise(nt, 7, 3, .5); c = np.array(c)
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.inputs[6].default_value = (*(c * .86), 1); mx.inputs[7].default_value = (*np.clip(c * 1.1, 0, 1), 1); ad = N.new('ShaderNodeMix'); ad.inputs[0].default_value = .5; L.new(n.outputs['Fac'], ad.inputs[2]); L.new(s.outputs['Fac'], ad.inputs[3]); L.new(ad.outputs[0], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color'])
    b = _set(N.new('ShaderNodeBump'), Strength=bump, Distance=.0012); L.new(n.outputs['Fac'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m


PAGE = thin('page', srgb('#f4efe4'), None, .12, .8, .1); PAPER = thin('paper', srgb('#f6f3ec'), None, .15, .7, .15); EDGE = edges(); INK = simple('ink', srgb('#26304a'), .6, spec=.2); GREY = simple('print', srgb('#8b867d'), .8, spec=.1); RED = simple('printr', srgb('#b4623f'), .8, spec=.1)
TERRA, OLIVE, NAVY, SAND = (cloth('cv' + n, srgb(c), .75, .25, 420, .1) for n, c in (('t', '#b4603f'), ('o', '#646a48'), ('n', '#3a4d73'), ('s', '#cdb48e')))
BLACK = simple('black', srgb('#23221f'), .32); STEEL = simple('steel', srgb('#cbc7c0'), .22, 1); CERAM = simple('ceram', srgb('#f1ece2'), .22, spec=.5); STONE = plaster('stoneware', srgb('#eee6d8'), .5, bump=.12, var=.05, scale=14, dist=.004)
GLASS = glass('glas', (.985, .995, .99), 1.5, 0, .86); WATER = glass('water', (.985, .995, .995), 1.33, 0, .94)
OAKT = oak('oakT', '#b98c62', 'Y', .5, .13); OAKL = oak('oakL', '#a9875f', 'Z'); BENT = oak('bent', '#95683f', 'Z', .36, .05); SEAT = cloth('seat', srgb('#eee2cc'), bump=.25, scale=120)

# ---------------------------------------------------------------------- place
quad('floor', (-6, -6, 0), (12, 0, 0), (0, 9, 0), clay())
wall((-6, 3, 0), (12, 0, 0), 4.6, colour='#f2e8d8')
DH = 1.0; quad('dado', (-6, 2.853, .10), (12, 0, 0), (0, 0, DH - .10), glazed(.20))
box('skirt', (12, .03, .10), (0, 2.85, .05), simple('skirt', srgb('#b9795a'), .45), .006)
box('edge', (12, .034, .042), (0, 2.846, DH + .02), simple('edgeB', srgb('#35508c'), .18), .012)
TONES = ('#4c6836', '#5f7b43', '#3d592f')
class Dense(Oranges):
    def leafy(s, g, P, leaf=.105, n=14, rad=.0022, spread=.9, w=.25, start=.10): branch(g, P, 'ovate', leaf=leaf, w=w, n=n, rad=rad, spread=spread, r=s.r, start=start)
O = Dense(TONES); NT = int(ARGS.get('trees', 1)); TREES = ((-1.27, 2.18, 1.08, .50, 620, 26, 4, .27, .42), (1.10, 2.15, 1.20, .60, 760, 34, 9, .31, .46))
for (x, y, H, R, n, fr, sd, pr, ph) in TREES:
    z = pot((x, y, 0), pr, ph, mat=plaster('terracotta', srgb('#bb7a5a'), .82, bump=.2, var=.10, scale=3))
    if NT: O.tree((x, y, z), H=H, R=R, trunk=H * .7, n=n, fruit=fr, seed=sd, lean=.03)

kept = []                                                   # no two fruits inside each other
for o in [o for o in bpy.data.objects if o.data == O.fruit.data and o.location.x < 0]:
    if any((o.location - q).length < .066 for q in kept): bpy.data.objects.remove(o)
    else: kept.append(o.location.copy())

def spread_fruit(x, y, H, R, seed, zp, cam, n=11):
    """New fruit for one tree, spread over the side that the camera sees; most of it half hidden among the leaves."""
    for o in [o for o in bpy.data.objects if o.data == O.fruit.data and o.location.x > 0]: bpy.data.objects.remove(o)
    r = random.Random(seed); C = np.array([x + .03 * r.uniform(-1, 1) * H, y + .03 * r.uniform(-1, 1) * H, zp + H]); ph = [r.uniform(0, 6.28) for _ in range(6)]
    lump = lambda d: 1 + .11 * math.sin(3 * d[0] + ph[0] + 2 * d[2]) + .10 * math.sin(4 * d[1] + ph[1] - 2 * d[0]) + .09 * math.sin(5 * d[2] + ph[2])
    q = random.Random(31); bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); sc = bpy.context.scene; cam = np.array(cam); tc = cam - C; tc /= np.linalg.norm(tc); got = []; pool = []
    for k in range(2600):
        d = np.array([q.gauss(0, 1) for _ in range(3)]); d /= np.linalg.norm(d); f = d @ tc; rad = q.uniform(.90, 1.11); fr = q.uniform(.037, .044)
        if f < .38 or not -.72 < d[2] < .80: continue
        P = C + d * (1, 1, 1.05) * R * lump(d) * rad
        flat = P - C - ((P - C) @ tc) * tc
        w = cam - P; L = np.linalg.norm(w); w /= L; a = np.cross(w, (0, 0, 1.)); a /= np.linalg.norm(a); b = np.cross(a, w); vis = tot = 0
        for i in range(21):
            rr, th = fr * math.sqrt((i + .5) / 21) * .97, i * 2.39996; t = P + a * rr * math.cos(th) + b * rr * math.sin(th) + w * math.sqrt(fr * fr - rr * rr); v = Vector(t - cam); hit = sc.ray_cast(dg, Vector(cam), v.normalized(), distance=v.length - .001)[0]; vis += not hit; tot += 1
        if .38 <= vis / tot <= .80: pool.append((flat, P, fr, vis / tot))
    for k in range(n):                                     # the farthest of a few: spread, but not a grid
        c = max((q.choice(pool) for _ in range(14)), key=lambda c: min([np.linalg.norm(c[0] - g) for g in got] + [9])); got.append(c[0]); inst(O.fruit, tuple(c[1]), (q.uniform(0, 3), q.uniform(0, 3), 0), c[2])
    print('line POS oranges', len(pool), [(int(100 * (g @ np.array([.97, -.25, 0]))), int(100 * g[2])) for g in got], [round(min(np.linalg.norm(g - h) for h in got if h is not g), 2) for g in got])
if NT: spread_fruit(*TREES[1][:4], TREES[1][6], TREES[1][8] * .88, (-.28, -2.45, 1.62))

# ---------------------------------------------------------------------- table
V0, V1, WD, TH = -2.05, 1.62, 1.02, .038; nb = 5; bw = WD / nb
for i in range(nb):
    e = .004 * ((i * 7) % 3 - 1); o = box('board', (bw - .005, V1 - V0 + e, TH), (0, 0, 0), OAKT, .0045); put(o, -WD / 2 + bw * (i + .5), (V0 + V1) / 2 + e / 2, TZ - TH / 2)
for u in (-1, 1): o = box('apron', (.024, V1 - V0 - .3, .085), (0, 0, 0), OAKT, .003); put(o, u * (WD / 2 - .075), (V0 + V1) / 2, TZ - TH - .0425)
for v in (V0 + .14, V1 - .14): o = box('rail', (WD - .15, .024, .085), (0, 0, 0), oak('oakX', '#a9875f', 'X'), .003); put(o, 0, v, TZ - TH - .0425)
for u in (-1, 1):
    for v in (V0 + .14, -.1, V1 - .14): o = box('leg', (.062, .062, TZ - TH), (0, 0, 0), OAKL, .006); put(o, u * (WD / 2 - .085), v, (TZ - TH) / 2)

# --------------------------------------------------------------------- chairs
def chair(g, x=0, y=0, s=1, turn=0.):
    """The bentwood chair of `patio`, its front legs let into the seat rail and closed."""
    H = g; ba = .40
    half = [(ba - .03, .2, 0), (ba - .02, .2, .46), (ba, .2, .68), (ba + .025, .19, .82), (ba + .05, .14, .905), (ba + .06, .07, .935)]
    fr = [(a_, -b_, c_) for a_, b_, c_ in half] + [(ba + .064, 0, .942)] + [(a_, b_, c_) for a_, b_, c_ in half[::-1]]
    V, F = tube(spline(fr, 90), .0135, 12); H.add(V, F, 0)
    for a in (-1, 1): V, F = tube(spline([(ba - .012, -.185 * a, .54), (ba + .03, 0, .735), (ba + .045, .15 * a, .89)], 24), .0085, 10); H.add(V, F, 0)
    leg = lambda a, z: (.032 * z / .45, (.19 - .026 * z / .45) * a, z)
    for a in (-1, 1):
        zs = [0, .15, .30, .425, .440, .4475, .4490]; V, F = tube([leg(a, z) for z in zs], [.0125, .0140, .0155, .0165, .0165, .0130, .0010], 16); H.add(V, F + [tuple(range(16)), tuple(range(6 * 16, 7 * 16))], 0)
        V, F = tube([leg(a, .20), (ba - .028, .19 * a, .22)], .008, 8); H.add(V, F, 0)
    V, F = tube([leg(-1, .27), leg(1, .27)], .008, 8); H.add(V, F, 0)
    ring = [(.2 + .21 * (abs(math.cos(t)) ** .5) * math.copysign(1, math.cos(t)), .205 * (abs(math.sin(t)) ** .5) * math.copysign(1, math.sin(t)), .445) for t in np.linspace(0, 2 * math.pi, 60)]; V, F = tube(ring, .0135, 8); H.add(V, F, 0)
    V = [(.2 + .205 * u * (1 - .14 * v * v), .2 * v * (1 - .14 * u * u), .45 + .045 * max(0, 1 - u ** 6) ** .5 * max(0, 1 - v ** 6) ** .5) for u in np.linspace(-1, 1, 17) for v in np.linspace(-1, 1, 17)]; H.add(V, [(i * 17 + k, i * 17 + k + 1, (i + 1) * 17 + k + 1, (i + 1) * 17 + k) for i in range(16) for k in range(16)], 1)
g = Geo(); chair(g); CH = g.obj('chair', [BENT, SEAT], link=False)
def seat(u, v, rot): o = inst(CH); put(o, u, v, 0, rot); return o
P180 = math.pi
CHAIRS = dict(B=(-.66, .12, P180 + .42), C=(-.50, .92, P180 + .06), D=(.50, 1.05, -.06), E=(.64, .20, .32), F=(.455, -.36, .28), G=(.10, 1.86, math.pi / 2 + .22))
CO = {k: seat(*c) for k, c in CHAIRS.items()}

def shawl(mats, y0=-.012, W=.285, Lf=.25, Lb=.53, nx=40, ny=112):
    """A linen shawl, folded lengthways, over the back of a chair (frame of `chair`)."""
    g = Geo(); V = []; M = []; S = np.linspace(-Lf, Lb, ny + 1); rr = .030; q = math.pi * rr / 2; xc, zc = .464, .9635
    xm = lambda z: .385 + .08 * (max(0, z - .46) / .48) ** 1.1
    for s in S:
        e = min(1, .30 + abs(s) / .14); sp = .84 + .16 * min(1, abs(s) / .30)
        for j in range(nx + 1):
            t = j / nx; y = y0 + W * (t - .5) * sp + (.018 if s > 0 else -.01) * (s / .5) ** 2; dr = float(np.interp(abs(y), (0, .07, .14, .19), (0, .007, .036, .11)))
            p = .0095 * math.sin(6.283 * 2.7 * t + .5 + 1.5 * s) + .0060 * math.sin(6.283 * 5.3 * t + 2.1 - 2.6 * s) + .003 * math.sin(6.283 * 9 * t + 4 * s) + .0155
            if abs(s) < q: a = s / rr; k = 1 + e * p / rr; V.append((xc + rr * k * math.sin(a), y, zc - rr - dr + rr * k * math.cos(a) - .30 * p * 0))
            elif s > 0: V.append((xc + rr + e * p, y, zc - rr - dr - (s - q)))
            else: z = zc - rr - dr - (-s - q); V.append((xm(z) - .030 - .6 * e * p, y, z))
    end = lambda s: min(s + Lf, Lb - s)
    for i in range(ny):
        d = end((S[i] + S[i + 1]) / 2); M += [1 if (.040 < d < .062 or .072 < d < .079 or .023 < d < .030) else 0] * nx
    g.add(V, [(i * (nx + 1) + j, i * (nx + 1) + j + 1, (i + 1) * (nx + 1) + j + 1, (i + 1) * (nx + 1) + j) for i in range(ny) for j in range(nx)]); g.M = M
    o = g.obj('shawl', mats); vg = o.vertex_groups.new(name='pin')
    for i, s in enumerate(S):
        if abs(s) < .016: vg.add(list(range(i * (nx + 1), (i + 1) * (nx + 1))), 1.0, 'REPLACE')
        elif abs(s) < .030: vg.add(list(range(i * (nx + 1), (i + 1) * (nx + 1))), .4, 'REPLACE')
    return o
def settle(o, nx=40, ny=112, frames=46):
    """Gravity arranges the cloth round a stand-in for the chair's back; then its ends get their fringe."""
    px = Geo(); V = []
    for i in range(13):
        z = .46 + .475 * i / 12; xm = .385 + .08 * ((z - .46) / .48) ** 1.1; hw = .200 if z < .82 else float(np.interp(z, (.82, .86, .905, .935), (.19, .172, .14, .07)))
        V += [(xm - .016, -hw, z), (xm + .014, -hw, z), (xm + .014, hw, z), (xm - .016, hw, z)]
    px.add(V, [(i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k) for i in range(12) for k in range(4)] + [(3, 2, 1, 0), (48, 49, 50, 51)])
    half = [(.38, .2, .46), (.40, .2, .68), (.425, .19, .82), (.45, .14, .905), (.46, .07, .935)]; V, F = tube(spline([(a, -b, c) for a, b, c in half] + [(.464, 0, .942)] + half[::-1], 70), .0145, 10); px.add(V, F)
    pr = px.obj('proxy', []); pr.location, pr.rotation_euler = o.location, o.rotation_euler; pr.modifiers.new('c', 'COLLISION'); pr.collision.thickness_outer = .004; pr.collision.cloth_friction = 12
    m = o.modifiers.new('cl', 'CLOTH'); c = m.settings; c.quality = 7; c.mass = .16; c.tension_stiffness = c.compression_stiffness = 16; c.shear_stiffness = 5; c.bending_stiffness = .12; c.air_damping = 2.0; c.vertex_group_mass = 'pin'; m.collision_settings.distance_min = .004; m.collision_settings.use_self_collision = False
    sc = bpy.context.scene; sc.frame_start, sc.frame_end = 1, frames; m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    for f in range(1, frames + 1): sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get(); me = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); o.modifiers.clear(); o.data = me; bpy.data.objects.remove(pr); sc.frame_set(1)
    P = np.array([v.co for v in me.vertices]).reshape(ny + 1, nx + 1, 3); g = Geo(); r = random.Random(8)
    for row, nb_ in ((0, 1), (ny, ny - 1)):
        for k in range(int(nx * 1.5)):
            a = (k + .5) / 1.5; i = min(int(a), nx - 1); p = P[row, i] * (1 - a + i) + P[row, i + 1] * (a - i); d = np.array([r.gauss(0, .003), r.gauss(0, .003), -.034 * r.uniform(.85, 1.1)]); V, F = tube([p + [0, 0, .002], p + d * .5 + [r.gauss(0, .0012), r.gauss(0, .0012), 0], p + d], (.0010, .0009, .0007), 4); g.add(V, F, 0)
    fo = g.obj('fringe', [o.data.materials[0]]); fo.location, fo.rotation_euler = o.location, o.rotation_euler
    b = o.modifiers.new('s', 'SOLIDIFY'); b.thickness = .0026; b.offset = 0; b = o.modifiers.new('sub', 'SUBSURF'); b.levels = b.render_levels = 1; return auto(o, 1.4)
J = shawl([cloth('linenJ', srgb('#78755c'), bump=.4, scale=170, sheen=.4), cloth('linenK', srgb('#d8cdb2'), bump=.4, scale=170, sheen=.3)]); cj = CHAIRS['B']; put(J, cj[0], cj[1], 0, cj[2]); bpy.context.view_layer.update(); settle(J)

# ------------------------------------------------------------ stationery
def ribbon(g, pts, w, zf, mi):
    P = np.array(pts, float)
    if len(P) < 2: return
    Tn = np.gradient(P, axis=0); Tn /= np.linalg.norm(Tn, axis=1)[:, None] + 1e-12; Nn = np.column_stack([-Tn[:, 1], Tn[:, 0]]) * w / 2
    V = []
    for p, n in zip(P, Nn): V += [(*(p - n), zf(*(p - n))), (*(p + n), zf(*(p + n)))]
    g.add(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(P) - 1)], mi)

def scribble(g, x0, x1, y, zf, mi, r, amp=.0017, w=.00085):
    """One line of handwriting that nobody can read."""
    x = x0
    while x < x1 - .006:
        L = min(r.uniform(.008, .026), x1 - x); n = max(6, int(L / .0007)); ph = r.uniform(0, 6.28); pts = []
        for i in range(n + 1):
            t = i / n; up = amp * (.55 * math.sin(L * t / .0011 * 1.0 + ph) + .55 * math.sin(L * t / .0027 + 2 * ph) ** 3); pts.append((x + L * t + .0006 * math.sin(L * t / .0011 + ph + 1.4), y + up + .0008 * math.sin(x * 60)))
        ribbon(g, pts, w, zf, mi); x += L + r.uniform(.003, .0055)

def slab(g, w, l, z0, z1, r, mi, bev=.0008, cx=0., cy=0., n=7):
    """A flat thing with round corners."""
    def ring(i, z):
        o = []
        for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for k in range(n): a = math.radians(a0 + 90 * k / (n - 1)); o.append((cx + sx * (w / 2 - r) + (r - i) * math.cos(a), cy + sy * (l / 2 - r) + (r - i) * math.sin(a), z))
        return o
    V = ring(bev, z0) + ring(0, z0 + bev) + ring(0, z1 - bev) + ring(bev, z1); m = 4 * n
    g.add(V, [(k * m + i, k * m + (i + 1) % m, (k + 1) * m + (i + 1) % m, (k + 1) * m + i) for k in range(3) for i in range(m)] + [tuple(range(m))[::-1], tuple(range(3 * m, 4 * m))], mi)

PROF = spline([(0, .0045), (.006, .0100), (.020, .0150), (.045, .0160), (.090, .0128), (.146, .0092)], 34)
def pz(x, y=0): return float(np.interp(abs(x), PROF[:, 0], PROF[:, 1]))
def open_book(cover, seed=1, l=.212, lines=(13, 6)):
    g = Geo(); w = PROF[-1, 0]; r = random.Random(seed); slab(g, 2 * w + .010, l + .008, 0, .0026, .007, 2)
    for sd in (-1, 1):
        X = PROF[:, 0]; Z = PROF[:, 1] * (1 if sd < 0 else .94); n = len(X); V = []
        for y in (-l / 2, l / 2): V += [(sd * x, y, z) for x, z in zip(X, Z)] + [(sd * x, y, .0026) for x in X]
        q = lambda a: a if sd > 0 else a[::-1]
        g.add(V, [q((i, i + 1, 2 * n + i + 1, 2 * n + i)) for i in range(n - 1)], 0)
        g.add(V, [q((i + 1, i, n + i, n + i + 1)) for i in range(n - 1)] + [q((2 * n + i, 2 * n + i + 1, 3 * n + i + 1, 3 * n + i)) for i in range(n - 1)] + [q((n - 1, 2 * n - 1, 4 * n - 1, 3 * n - 1)[::-1])], 1)
    V = []; ny = 16                                            # one leaf that does not lie flat
    for x, z in PROF:
        for k in range(ny): y = (k / (ny - 1) - .5) * l; t = x / w; V.append((x - .006 * t * t, y, z + .0004 + (.016 - .010 * (k / (ny - 1))) * t ** 2.2))
    g.add(V, [(i * ny + k, (i + 1) * ny + k, (i + 1) * ny + k + 1, i * ny + k + 1) for i in range(len(PROF) - 1) for k in range(ny - 1)], 3)
    zl = lambda x, y: pz(x) + .0004
    zr = lambda x, y: pz(x) + .0008 + (.016 - .010 * (y / l + .5)) * (x / w) ** 2.2
    y = l / 2 - .020
    for k in range(lines[0]):
        if 5 <= k <= 8: scribble(g, -w + .068, -.020, y, zl, 4, r)
        else: scribble(g, -w + .014, -.020 - (r.uniform(.02, .06) if k in (4, lines[0] - 1) else r.uniform(0, .012)), y, zl, 4, r)
        y -= .0140
    cx, cy = -w + .040, l / 2 - .020 - .0140 * 6.4              # a small plan: a stage and tables
    ribbon(g, [(cx - .022, cy - .020), (cx + .020, cy - .021), (cx + .021, cy + .021), (cx - .022, cy + .020), (cx - .022, cy - .020)], .0007, zl, 4)
    for b in (-.011, -.005, .001, .007): ribbon(g, [(cx - .013, cy + b), (cx + .012, cy + b)], .0010, zl, 4)
    ribbon(g, [(cx - .006, cy + .014), (cx + .005, cy + .014)], .0009, zl, 4)
    y = l / 2 - .020; scribble(g, .022, .080, y, zr, 5, r, .002, .0008); y -= .019
    for k in range(lines[1]): scribble(g, .022, w - .018 - (r.uniform(.03, .07) if k == lines[1] - 1 else r.uniform(0, .014)), y, zr, 4, r); y -= .0140
    return auto(g.obj('open', [PAGE, EDGE, cover, PAGE, INK, RED]), .5)

def notebook(cover, w=.145, l=.21, th=.013, band=None):
    g = Geo(); slab(g, w, l, 0, .0022, .006, 0, .0009); slab(g, w - .006, l - .007, .0022, th - .0022, .004, 1, .0002, cx=.001); slab(g, w, l, th - .0022, th, .006, 0, .0009); slab(g, .004, l - .002, .0004, th - .0004, .0019, 0, .0008, cx=-w / 2 + .0012)
    if band: slab(g, .0052, l + .0024, -.0 + .0002, th + .0010, .001, 2, .0004, cx=w / 2 - .016)
    slab(g, .006, .030, .0046, .0052, .0005, 2, .0001, cx=-w / 2 + .045, cy=-l / 2 - .008)
    return auto(g.obj('notebook', [cover, EDGE, band or BLACK]), .5)

def sheet(seed=1, w=.21, l=.297, lift=.02, kind='text'):
    r = random.Random(seed); g = Geo(); nx, ny = 22, 30
    def zf(x, y): a, b = x / w + .5, y / l + .5; return .0006 + lift * max(0, a + b - 1.45) ** 2 * 2.2 + .35 * lift * max(0, .5 - a - b + .05) ** 2 * 2 + .0009 * math.sin(3 * a + 2 * b + seed) ** 2
    V = [((i / nx - .5) * w, (j / ny - .5) * l, zf((i / nx - .5) * w, (j / ny - .5) * l)) for i in range(nx + 1) for j in range(ny + 1)]
    g.add(V, [(i * (ny + 1) + j, (i + 1) * (ny + 1) + j, (i + 1) * (ny + 1) + j + 1, i * (ny + 1) + j + 1) for i in range(nx) for j in range(ny)], 0); zt = lambda x, y: zf(x, y) + .0005
    bar = lambda x0, x1, y, th, mi: ribbon(g, [(x0 + (x1 - x0) * t, y) for t in np.linspace(0, 1, 14)], th, zt, mi)
    if kind == 'text':
        bar(-.08, -.015, .118, .0052, 2); y = .098
        for k in range(17):
            if k in (5, 11): y -= .009; continue
            bar(-.08, .08 - (r.uniform(.03, .09) if k in (4, 10, 16) else r.uniform(0, .008)), y, .0021, 1); y -= .0100
        scribble(g, -.075, .02, y - .012, zt, 3, r, .0026, .0009); ribbon(g, [(.02 + .035 * math.cos(t) - .02, .055 + .012 * math.sin(t)) for t in np.linspace(0, 6.6, 40)], .0010, zt, 4)
    else:
        line = lambda P, th=.0010, mi=3: ribbon(g, [tuple(np.array(P[i]) * (1 - t) + np.array(P[i + 1]) * t) for i in range(len(P) - 1) for t in np.linspace(0, 1, 12)], th, zt, mi)
        line([(-.08, -.06), (.08, -.06), (.08, .11), (-.08, .11), (-.08, -.06)], .0014); line([(-.035, .11), (-.035, .085), (.035, .085), (.035, .11)]); line([(-.08, .0), (-.062, .0)]); line([(.08, .03), (.062, .03)])
        for b in (-.030, .016, .058):                          # three long tables, a dot for every chair
            bar(-.052, .052, b, .0120, 1)
            for k in range(6):
                for sd in (-1, 1): ribbon(g, [(-.0425 + .017 * k - .0023, b + sd * .0135), (-.0425 + .017 * k + .0023, b + sd * .0135)], .0046, zt, 1)
        scribble(g, -.078, .03, -.085, zt, 3, r, .002, .0007); scribble(g, -.078, .06, -.100, zt, 3, r, .002, .0007)
    return auto(g.obj('sheet', [PAPER, GREY, RED, INK, RED]), .5)

def pen(p0, p1, body=BLACK, tip=STEEL, r=.0046, pencil=False):
    """From the point p0 to the end p1 (world), lying on its sides."""
    p0, p1 = Vector(p0), Vector(p1); L = (p1 - p0).length; g = Geo()
    def lat(prof, mi, seg=20):
        prof = np.array(prof); n = len(prof); V = [(a * math.cos(2 * math.pi * i / seg), a * math.sin(2 * math.pi * i / seg), b) for i in range(seg) for a, b in prof]; g.add(V, [(i * n + k, (i + 1) % seg * n + k, (i + 1) % seg * n + k + 1, i * n + k + 1) for i in range(seg) for k in range(n - 1)], mi)
    if pencil: lat([(.0001, 0), (.0009, .004)], 0, 6); lat([(.0009, .004), (r * .95, .022)], 2, 6); lat([(r, .022), (r, L - .014)], 0, 6); lat([(r * 1.02, L - .014), (r * 1.02, L - .006)], 1, 12); lat([(r * .95, L - .006), (r * .9, L), (.0001, L + .0005)], 2, 12)
    else:
        lat([(.0001, 0), (.0006, .001), (.0011, .006), (r * .62, .013)], 1); lat([(r * .62, .013), (r * .9, .030), (r, .045), (r, L * .62)], 0); lat([(r * 1.04, L * .62), (r * 1.04, L * .635)], 1); lat([(r, L * .635), (r * .95, L - .004), (r * .7, L), (.0001, L + .001)], 0)
        V, F = tube([(r * .9, 0, L - .006), (r + .0022, 0, L - .008), (r + .0020, 0, L - .020), (r + .0008, 0, L - .042)], .0009, 8); g.add(V, F, 1)
    o = g.obj('pen', [body, tip, SAND]); o.matrix_world = Matrix.Translation(p0) @ (p1 - p0).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(1.1, 4, 'Z'); return auto(o, .7)

# ---------------------------------------------------------------- glass, china
def arc(cx, cz, r, a0, a1, n=6): return [(cx + r * math.cos(math.radians(a)), cz + r * math.sin(math.radians(a))) for a in np.linspace(a0, a1, n)]
def filled(name, inner, lev, u, v, over=.0004):
    """Water up to `lev`: inside the inner wall (given from the rim down), a hair into the glass, with a meniscus."""
    P = np.array(inner)[::-1]; zz = P[:, 1]; rl = float(np.interp(lev, zz[np.argsort(zz)], P[np.argsort(zz), 0])); P = [(a + over, b - over) for a, b in P if b < lev - .001]; P[0] = (.0001, P[0][1])
    prof = P + [(rl + over, lev), (rl - .0006, lev - .0004), (rl - .0018, lev - .0011), (rl - .004, lev - .0015), (.0001, lev - .0015)]; o = lathe(name, prof, WATER, 96); put(o, u, v); return o
def tumbler(u, v, lev=.6, H=.098, R=.0365, rb=.030, th=.0020, base=.011):
    """A water glass: heavy base, thin wall, round rim."""
    zo = np.linspace(.003, H - th, 26); ro = lambda z: rb + (R - rb) * (z / H) ** .9
    outer = [(.0001, .0012), (rb - .010, .0010), (rb - .005, 0)] + arc(rb - .003, .003, .003, -90, -12, 7) + [(ro(z), z) for z in zo[1:]]
    rim = arc(ro(H) - th / 2, H - th / 2, th / 2, 20, 160, 8); inner = [(ro(z) - th, z) for z in np.linspace(H - th, base + .007, 26)] + arc(ro(base) - th - .007, base + .007, .007, 0, -90, 8)[1:] + [(.010, base - .0004), (.0001, base - .0006)]
    o = lathe('tumbler', outer + rim + inner, GLASS, 112); put(o, u, v)
    if lev: filled('water', inner, base + (H - base) * lev, u, v)
GLASSC = glass('glasC', (.955, .982, .968), 1.5, 0, .84)
def carafe(u, v, lev=.112, H=.278):
    """Thick glass, faintly green; a waist, a flared mouth, a round lip."""
    po = [(.044, .003), (.053, .014), (.0590, .045), (.0575, .078), (.0490, .114), (.0350, .146), (.0262, .174), (.0240, .202), (.0262, .232), (.0325, .259), (.0395, H)]
    S = spline(po, 90); th = np.interp(S[:, 1], (0, .12, .17, H), (.0026, .0028, .0040, .0038))[:, None]; outer = [(.0001, .003), (.026, .0026), (.036, .0006), (.040, 0)] + [tuple(q) for q in S]; Tn = np.gradient(S, axis=0); Tn /= np.linalg.norm(Tn, axis=1)[:, None]; inn = S - np.column_stack([Tn[:, 1], -Tn[:, 0]]) * th
    c = (S[-1] + inn[-1]) / 2; a0 = math.degrees(math.atan2(-Tn[-1, 0], Tn[-1, 1])); rim = arc(c[0], c[1] + .0008, .0033, a0 - 35, a0 + 215, 15); inner = [tuple(q) for q in inn[::-1] if q[1] > .020]; r0 = inner[-1][0]; inner += [(r0 - .002, .0165), (r0 - .006, .0135), (r0 - .014, .0122), (.012, .0120), (.0001, .0120)]
    o = lathe('carafe', outer[:-1] + rim + inner[1:], GLASSC, 128); put(o, u, v); filled('waterC', inner, lev, u, v)
def cup(u, v, rot=0.):
    """Espresso: saucer, cup with a handle, coffee with its crema."""
    put(lathe('saucer', spline([(.0001, .0025), (.030, .0022), (.034, 0), (.037, .002), (.056, .0085), (.0625, .0118), (.0632, .0135), (.0618, .0140), (.054, .0112), (.036, .0052), (.028, .0046), (.0001, .0046)], 80), CERAM, 96), u, v); z = TZ + .0046
    out_ = spline([(.0001, .002), (.016, .002), (.0185, 0), (.0205, .002), (.0270, .014), (.0315, .032), (.0330, .050)], 50); inn = spline([(.0330, .050), (.0322, .0515), (.0312, .050), (.0296, .033), (.0250, .016), (.0170, .0065), (.0001, .0055)], 50)
    put(lathe('cup', np.vstack([out_, inn[1:]]), CERAM, 96), u, v, z); put(lathe('coffee', [(.0308, .0425), (.0290, .0420), (.0001, .0420)], simple('crema', srgb('#8a5a30'), .25, spec=.5), 64), u, v, z); put(lathe('coffee2', [(.0230, .0422), (.0001, .0422)], simple('coffee', srgb('#6d4222'), .2, spec=.5), 48), u, v, z)
    V, F = tube(spline([(.0312, 0, .040), (.043, 0, .043), (.0505, 0, .033), (.046, 0, .021), (.0285, 0, .0165)], 40), np.linspace(.0034, .0028, 40), 14); put(mesh_obj('handle', V, F, [CERAM]), u, v, z, rot)

def slice_image(n=512):
    """The cut face of an orange."""
    y, x = (np.mgrid[0:n, 0:n] + .5) / n * 2 - 1; r = np.hypot(x, y); th = np.arctan2(y, x); a = np.empty((n, n, 3)); a[:] = hexa('#e67a10'); R_ = np.random.default_rng(4)
    def paint(mask, c, soft=.015): m = np.clip(mask / soft + .5, 0, 1)[..., None]; a[:] = a * (1 - m) + np.array(c) * m
    paint(.93 - r, hexa('#fbeccb')); k = 9; w = (th / (2 * np.pi) * k + .06 * np.sin(3 * th)) % 1; d = np.minimum(w, 1 - w) * 2 * np.pi / k * r; fl = np.minimum(np.minimum(.835 - r, d - .030), r - .10)
    rag = .5 + .5 * np.sin(th * 97 + 9 * np.sin(r * 11)) * np.sin(r * 23 + th * 13); flesh = hexa('#ee8412')[None, None] * (1 - .26 * rag[..., None] * np.array([.25, .6, 1.0])) ; m = np.clip(fl / .022 + .4, 0, 1)[..., None]; a[:] = a * (1 - m) + flesh * m; return image('slice', np.clip(a, 0, 1))
def slice_mat():
    m, nt, N, L, out = _new('slice'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.22, Specular=.5, Subsurface=.0); uv = N.new('ShaderNodeUVMap'); t = N.new('ShaderNodeTexImage'); t.image = slice_image(); L.new(uv.outputs[0], t.inputs[0]); L.new(t.outputs[0], p.inputs['Base Color'])
    b = _set(N.new('ShaderNodeBump'), Strength=.4, Distance=.002); L.new(t.outputs[0], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m
SL = slice_mat()
def slice_geo(R=.036, th=.007, half=False):
    """A round slice, or half a fruit with its face up (z = 0 at the face's back, or at the bottom of the fruit)."""
    seg = 64; V = [(0, 0, th)]; uv = [(.5, .5)]; F = []; M = []; rings = [(q * R, th - .0006 * (q > .95)) for q in (.25, .5, .75, .97, 1.0)]
    side = [(R * math.cos(a), th - R * .98 * math.sin(a)) for a in np.linspace(.05, 1.35, 14)] + [(.0001, th - R * .98)] if half else [(R * 1.004, th * .5), (R, 0), (.0001, 0)]
    allr = rings + side
    for r_, z in allr:
        for i in range(seg): a = 2 * math.pi * i / seg; V.append((r_ * math.cos(a), r_ * math.sin(a), z)); uv.append((.5 + .5 * r_ / R * math.cos(a), .5 + .5 * r_ / R * math.sin(a)))
    for i in range(seg): F.append((0, 1 + i, 1 + (i + 1) % seg)); M.append(0)
    for k in range(len(allr) - 1):
        for i in range(seg): j = (i + 1) % seg; F.append((1 + k * seg + i, 1 + (k + 1) * seg + i, 1 + (k + 1) * seg + j, 1 + k * seg + j)); M.append(0 if k < 4 or (not half and k >= len(allr) - 2) else 1)
    o = mesh_obj('slice', V, F, [SL, O.fruitm], M); l = o.data.uv_layers.new(name='UVMap')
    for lp in o.data.loops: l.data[lp.index].uv = uv[lp.vertex_index]
    return auto(o, .6)

CAL = simple('calyx', srgb('#6b7040'), .7)
def fruit(u, v, z, r):
    d = Euler((rng.uniform(-1.1, 1.1), rng.uniform(-1.1, 1.1), rng.uniform(0, 6))); o = inst(O.fruit); o.location = T(u, v, z); o.rotation_euler = d; o.scale = (r, r, r * .96)
    c = lathe('calyx', [(.09, .945), (.075, .985), (.03, .990), (.0001, .975)], CAL, 10); c.location = o.location; c.rotation_euler = d; c.scale = o.scale
def bowl(u, v):
    out_ = [(.0001, .002), (.048, .002), (.052, 0), (.056, .002), (.060, .008), (.098, .030), (.128, .062), (.139, .080)]; inn = [(.1395, .0825), (.1365, .082), (.124, .063), (.094, .034), (.056, .0135), (.0001, .012)]
    put(lathe('bowl', np.vstack([spline(out_, 60), spline(inn, 50)]), STONE, 128), u, v)
    for k in range(5): a = 2 * math.pi * k / 5 + .4; fruit(u + .0635 * math.cos(a), v + .0635 * math.sin(a), TZ + .056, .0368)
    fruit(u + .008, v - .006, TZ + .098, .0372); fruit(u, v, TZ + .046, .030)
    g = Geo(); branch(g, [T(u + .03, v + .035, TZ + .105), T(u + .075, v + .02, TZ + .118), T(u + .125, v - .015, TZ + .108)], 'ovate', leaf=.07, w=.26, n=6, rad=.0016, spread=.8, r=random.Random(3)); g.obj('sprig', O.mats)
def vase(u, v):
    """A stoneware jug with orange blossom from the trees."""
    prof = spline([(.0001, 0), (.036, 0), (.041, .004), (.052, .035), (.054, .070), (.044, .108), (.031, .132), (.0285, .148), (.0335, .166)], 70); inn = spline([(.0335, .166), (.0320, .168), (.0300, .166), (.0250, .148), (.0280, .130), (.030, .10)], 24)
    put(lathe('vase', np.vstack([prof, inn[1:]]), STONE, 96), u, v); r = random.Random(21); g = Geo(); b = np.array(T(u, v, TZ + .12))
    for k in range(9):
        a = k * 2.4 + .5; lean = r.uniform(.05, .15) if k else .02; L = r.uniform(.20, .30) * (1 if k < 5 else .8); d = np.array([math.cos(a), math.sin(a), 0]); P = [b + d * .006, b + d * .022 + [0, 0, .05], b + d * (lean * .6) + [0, 0, L * .62], b + d * lean * 1.25 + [0, 0, L]]
        branch(g, P, 'ovate', leaf=.068, w=.25, n=13, rad=.0018, spread=.8, r=r, start=.28); S = spline(P, 40)
        for q in range(4):
            i = r.randrange(20, 39); p = S[i] + np.array([r.gauss(0, .012), r.gauss(0, .012), r.uniform(.004, .018)]); M = Matrix.Translation(p) @ Vector((d[0] * .6 + r.gauss(0, .4), d[1] * .6 - .3 + r.gauss(0, .4), 1)).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Scale(r.uniform(.014, .020), 4); inst(O.blossom, matrix=M)
    g.obj('bouquet', O.mats)

# ------------------------------------------------------------ what lies there
put(open_book(TERRA, 3, lines=(13, 3)), -.18, -.98, TZ, .30)
def pt(u, v, z): return T(u, v, TZ + z)
def page_pen(a, b, body, r=.0046, l=.212):
    """A pen that lies on the right-hand page of the open book, from a to b in the book's own frame."""
    w = PROF[-1, 0]; zr = lambda x, y: pz(x) + .0004 + (.016 - .010 * (y / l + .5)) * (x / w) ** 2.2; A, B = np.array(a), np.array(b); za, zb = zr(*a), zr(*b); up = max(zr(*(A + (B - A) * t)) - za - (zb - za) * t for t in np.linspace(0, 1, 30)) + r
    c, s = math.cos(.30), math.sin(.30); f = lambda p, z: pt(-.18 + p[0] * c - p[1] * s, -.98 + p[0] * s + p[1] * c, z + up); pen(f(A, za), f(B, zb), body, r=r)
page_pen((.052, .012), (.083, -.098), BLACK)
tumbler(.045, -.73, .55)
cup(-.36, -.50, -.75)
s1 = put(sheet(2, lift=.003, kind='text'), -.045, -.40, TZ, -.22); s2 = put(sheet(5, kind='plan', lift=.03), .055, -.33, TZ + .0030, .10)
pen(pt(.0, -.27, .0072), pt(.135, -.36, .0076), simple('ochre', srgb('#c8933f'), .45), STEEL, .0040, True)
carafe(-.285, .0); tumbler(-.10, -.14, .36); tumbler(.30, -.10, .72)
put(notebook(OLIVE, band=BLACK), .33, .22, TZ, .22); pen(pt(.27, .18, .0178), pt(.39, .25, .0178), BLACK)
put(notebook(NAVY), -.34, .36, TZ, -.30)
bowl(.245, .60); vase(-.06, .98)
tumbler(-.33, .74, .4); put(notebook(SAND), -.28, 1.16, TZ, .1); put(sheet(8), .10, 1.32, TZ, .3)
SLATE = cloth('cvl', srgb('#5f7488'), .75, .25, 420, .1); put(notebook(SLATE, th=.010), .365, -.385, TZ, .10); pen(pt(.335, -.445, .0147), pt(.395, -.330, .0147), BLACK)
PU, PV = .31, -.70
put(lathe('plate', spline([(.0001, .0022), (.060, .0020), (.064, 0), (.069, 0), (.073, .0022), (.098, .0098), (.1010, .0115), (.1000, .0130), (.074, .0062), (.066, .0046), (.0001, .0044)], 110), CERAM, 112), PU, PV)
PC = np.array(T(PU, PV, TZ + .0046)); DD = np.array(CAM[:2]) - PC[:2]; DD = np.array([*(DD / np.linalg.norm(DD)), 0]); EE = np.array([-DD[1], DD[0], 0]); R_ = .0345; TH_ = math.atan(.0074 / .0335)
for k in range(3):
    o = slice_geo(R_); e = -.038 + .0335 * k; tl = TH_ if k else 0; o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = Quaternion(Vector(DD), -tl) @ Quaternion((0, 0, 1), rng.uniform(0, 6)); o.location = PC + EE * e + DD * (.026 - .004 * (k == 1)) + np.array([0, 0, R_ * math.sin(tl)])
o = slice_geo(.0365, .036, True); n_ = Vector(DD * math.sin(.26) + EE * -.08 + np.array([0, 0, math.cos(.26)])).normalized(); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = Vector((0, 0, 1)).rotation_difference(n_) @ Quaternion((0, 0, 1), 1.0); o.location = Vector(PC - DD * .036 + EE * .006 + np.array([0, 0, .0362])) - n_ * .036

# ---------------------------------------------------------------- fallen leaves
g = Geo(); r = random.Random(12)
for k in range(26):
    a = r.uniform(0, 6.28); x0, y0 = TREES[k % 2][:2]; q = r.uniform(.35, .95); LV, LF = leaf_geo('ovate', 1, .25, 6, 2, .3, r.uniform(-.15, .2)); s = r.uniform(.05, .08); R = np.array(Euler((r.uniform(-.1, .1), r.uniform(-.2, .2), r.uniform(0, 6.28))).to_matrix()); Q = (LV * s) @ R.T; Q[:, 2] -= Q[:, 2].min() - .001; g.add(Q + (x0 + q * math.cos(a), min(2.75, y0 + q * math.sin(a)), 0), LF, 1 + r.randrange(3))
g.obj('fallen', O.mats)

# ----------------------------------------- leaves outside the picture, for their shadows
def gobo(path, t, n, sc, sd, spread=.12, plane='wall'):
    """Twigs whose shadows follow `path` on the wall (x, z) or on the table (u, v)."""
    r = random.Random(sd); P = spline(path, n)
    for i, q in enumerate(P):
        p = np.array((q[0], 2.86, q[1])) if plane == 'wall' else np.array(T(q[0], q[1]))
        p = p + np.array([r.gauss(0, spread), 0, r.gauss(0, spread)]) * (1 if plane == 'wall' else .6); G = p - SUN * (t + r.uniform(-.25, .25)); d = P[min(i + 1, n - 1)] - P[max(i - 1, 0)]; d3 = Vector((d[0] + r.gauss(0, .12), r.gauss(0, .10), d[1] + r.gauss(0, .12))) if plane == 'wall' else Vector((d[0] + r.gauss(0, .1), d[1] + r.gauss(0, .1), r.gauss(0, .12)))
        o = inst(r.choice(O.twigs), matrix=Matrix.Translation(Vector(G)) @ d3.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(r.uniform(0, 6.28), 4, 'Z') @ Matrix.Scale(sc * r.uniform(.8, 1.15), 4)); o.visible_camera = False; o.visible_glossy = False; o.visible_transmission = False
for k, (path, t, n, sc) in enumerate((([(-2.4, 4.1), (-1.6, 3.55), (-.9, 3.2), (-.25, 2.95)], 2.4, 26, 1.25), ([(-2.6, 3.4), (-1.9, 3.05), (-1.3, 2.75), (-.8, 2.3)], 2.7, 24, 1.3), ([(-1.0, 4.3), (-.3, 3.75), (.35, 3.45), (1.0, 3.3)], 2.5, 24, 1.2), ([(-2.7, 2.7), (-2.2, 2.5), (-1.9, 2.2)], 2.4, 12, 1.2))): gobo(path, t, n, sc, 40 + k)
gobo([(-.2, -1.5), (.1, -1.28), (.40, -1.08), (.60, -.98)], 2.6, 15, 1.1, 61, .08, 'table'); gobo([(.25, -1.5), (.55, -1.3)], 2.6, 8, 1.1, 62, .07, 'table')

# -------------------------------------------------------------- light, camera
sun(SUN, 7.4, (1, .82, .61), .75)
world([(0, srgb('#a89682')), (.47, srgb('#d9cdbd')), (.54, srgb('#dfe2e2')), (.75, srgb('#a9c3dd')), (1, srgb('#86abd3'))], .74)
cam = camera(CAM, TGT, LENS, 6.3, T(-.1, -.66))
bpy.context.view_layer.update(); sc_ = bpy.context.scene; sc_.render.resolution_x, sc_.render.resolution_y = 1200, 1372
for nm, p in dict(book=T(-.18, -.98), cup=T(-.36, -.46), plate=T(PU, PV), glassA=T(.02, -.7), carafe=T(-.2, -.02), bowl=T(.02, .42), farL=T(-.51, V1), farR=T(.51, V1), leftedge=T(-.51, -1.1), rightedge=T(.51, -.5), potL=(*TREES[0][:2],0), potR=(*TREES[1][:2], 0), crownL=(*TREES[0][:2], 1.5), crownR=(*TREES[1][:2], 1.7), **{'ch' + k: T(c[0] , c[1], .5) for k, c in CHAIRS.items()}).items(): q = world_to_camera_view(sc_, cam, Vector(p)); print('line POS', nm, int(q.x * 1200), int((1 - q.y) * 1372), round(q.z, 2))
if ARGS['spp'] == 96: ARGS.update(spp=44, thr=.02)            # enough for the neural denoiser
render('corporate', 1200 / 1372, clamp=6)
