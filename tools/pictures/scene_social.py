"""Social events: the long table in the patio at half past eleven at night; the guests have just gone to dance."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from patio import *
from lib import _new, _set, _noise
reset(21)
T = .75; X0 = .30; Y0, Y1 = -1.2, 5.5; HW = .55; DROP = .63
CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'tests', 'soc'); os.makedirs(CACHE, exist_ok=True)
class Dense(Oranges):
    def leafy(s, g, P, leaf=.10, n=14, rad=.0022, spread=.9, w=.25, start=.10): branch(g, P, 'ovate', leaf=leaf, w=w, n=n, rad=rad, spread=spread, r=s.r, start=start)
O = Dense(('#55733f', '#688650', '#466538'))
def auto(o, a=.7): o.data.use_auto_smooth = True; o.data.auto_smooth_angle = a; return o
def cloth(name, c, rough=.92, bump=.3, scale=160, sheen=.3):
    """Fabric and book cloth: an even, fine grain that no lens turns into moire."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.15, Sheen=sheen); n = _noise(nt, scale, 3, .6); s = _noise(nt, 7, 3, .5); c = np.array(c)
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.inputs[6].default_value = (*(c * .86), 1); mx.inputs[7].default_value = (*np.clip(c * 1.1, 0, 1), 1); ad = N.new('ShaderNodeMix'); ad.inputs[0].default_value = .5; L.new(n.outputs['Fac'], ad.inputs[2]); L.new(s.outputs['Fac'], ad.inputs[3]); L.new(ad.outputs[0], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color'])
    b = _set(N.new('ShaderNodeBump'), Strength=bump, Distance=.0012); L.new(n.outputs['Fac'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m
def cloth_mat(name, colour, uv=False, k=1.0, var=.10, sheen=.3, trans=0):
    """Linen without a grid: slubs, threads of uneven thickness, in both directions."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.93, Specular=.1, Sheen=sheen); cd = 'UV' if uv else 'Object'
    a = _noise(nt, k, 3, .6, cd, (26, 900, 20)); b = _noise(nt, k, 3, .6, cd, (900, 26, 20)); c = _noise(nt, 3.2 * k, 4, .55, cd)
    ad = N.new('ShaderNodeMath'); ad.operation = 'ADD'; L.new(a.outputs['Fac'], ad.inputs[0]); L.new(b.outputs['Fac'], ad.inputs[1]); ma = N.new('ShaderNodeMath'); ma.operation = 'MULTIPLY_ADD'; ma.inputs[1].default_value = .35; L.new(c.outputs['Fac'], ma.inputs[0]); L.new(ad.outputs[0], ma.inputs[2])
    mr = N.new('ShaderNodeMapRange'); mr.inputs[1].default_value = .78; mr.inputs[2].default_value = 1.58; mr.inputs[3].default_value = 0; mr.inputs[4].default_value = 1; L.new(ma.outputs[0], mr.inputs[0])
    mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; q = np.array(colour); mx.inputs[6].default_value = (*(q * (1 - var)), 1); mx.inputs[7].default_value = (*np.clip(q * (1 + var), 0, 1), 1); L.new(mr.outputs[0], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color'])
    bp = _set(N.new('ShaderNodeBump'), Strength=.35, Distance=.0006); L.new(ad.outputs[0], bp.inputs['Height']); L.new(bp.outputs[0], p.inputs['Normal']); sh = p
    if trans:
        t = N.new('ShaderNodeBsdfTranslucent'); L.new(mx.outputs[2], t.inputs['Color']); sh = N.new('ShaderNodeMixShader'); sh.inputs[0].default_value = trans; L.new(p.outputs[0], sh.inputs[1]); L.new(t.outputs[0], sh.inputs[2])
    L.new(sh.outputs[0], out.inputs[0]); return m
linenT = linen('cloth', srgb('#e0d5c4'), bump=.10)
porc = simple('porc', srgb('#f0eadf'), .16, spec=.5); charger = simple('charger', srgb('#c2ab88'), .5)
silver = simple('silver', (.86, .84, .80), .30, 1); gl = glass('glass', (.985, .99, .985), 1.45, 0, .93); white = glass('white', (.95, .80, .44), 1.34); rose_ = glass('rosado', (.95, .55, .42), 1.34); red = glass('red', (.50, .045, .055), 1.34); cava = glass('cava', (.96, .83, .52), 1.34)
woodM = wood('wood', '#8a6a4c', 'Z', 1, .4); cushion = linen('cushion', srgb('#d3c7b2'))
M = dict(wax=wax('wax', srgb('#ede4d3'), 1.3, .70), flame=flame_mat(30), wick=simple('wick', (.02, .015, .01), .9))
# ---- the table cloth: flat on top, a soft edge, vertical folds in the drop
def tablecloth():
    rc = .035; per = []
    def seg(p, q, n, nrm): per.extend([(np.array(p) + (np.array(q) - p) * t, np.array(nrm, float)) for t in np.linspace(0, 1, n, endpoint=False)])
    def arc_(c, a0, n=16): per.extend([(np.array(c) + rc * np.array([math.cos(a), math.sin(a)]), np.array([math.cos(a), math.sin(a)])) for a in np.linspace(a0, a0 + math.pi / 2, n, endpoint=False)])
    L, R = X0 - HW, X0 + HW
    seg((L, Y1 - rc), (L, Y0 + rc), 420, (-1, 0)); arc_((L + rc, Y0 + rc), math.pi); seg((L + rc, Y0), (R - rc, Y0), 150, (0, -1)); arc_((R - rc, Y0 + rc), 1.5 * math.pi); seg((R, Y0 + rc), (R, Y1 - rc), 420, (1, 0)); arc_((R - rc, Y1 - rc), 0); seg((R - rc, Y1), (L + rc, Y1), 110, (0, 1)); arc_((L + rc, Y1 - rc), .5 * math.pi)
    n = len(per); s = np.zeros(n)
    for i in range(1, n): s[i] = s[i - 1] + max(np.linalg.norm(per[i][0] - per[i - 1][0]), .012 if abs(per[i][1][0] * per[i][1][1]) > .01 else 0)
    cor = np.array([abs(2 * p[1][0] * p[1][1]) for p in per]); k = 17; cor = np.convolve(np.r_[cor[-k:], cor, cor[:k]], np.ones(2 * k + 1) / (2 * k + 1), 'valid')
    f = .55 * np.sin(2 * np.pi * s / .295 + 1.5 * np.sin(2 * np.pi * s / 1.07) + .6) + .30 * np.sin(2 * np.pi * s / .171 + 1.1 * np.sin(2 * np.pi * s / .63)) + .16 * np.sin(2 * np.pi * s / .093 + 2 * np.sin(2 * np.pi * s / .41)); f = np.sign(f) * np.abs(f) ** .85
    rings = [(-.02, 0, 0)] + [(.0 + .011 * math.sin(a), .011 * (math.cos(a) - 1), 0) for a in np.linspace(0, math.pi / 2, 6)] + [(.011, -.011 - DROP * t, t) for t in np.linspace(0, 1, 34)[1:]]; V = []
    for o, z, t in rings:
        for i, (p, nr) in enumerate(per):
            w = o + .055 * t + .040 * t ** 1.15 * f[i] + .10 * cor[i] * t; q = p + nr * w if o > -.01 else p + nr * o; V.append((q[0], q[1], T + z + .012 * t * f[i] * .5 - .02 * cor[i] * t))
    F = [(r * n + i, (r + 1) * n + i, (r + 1) * n + (i + 1) % n, r * n + (i + 1) % n) for r in range(len(rings) - 1) for i in range(n)] + [tuple(range(n))]
    o = mesh_obj('cloth', V, F, [linenT]); sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .0012; sd.offset = -1; return o
tablecloth()
TAKEN = []                                               # what stands on the table: x, y, radius
def free(x, y, s, k=.8):
    if any(math.hypot(x - a, y - b) < (s + c) * k for a, b, c in TAKEN): return False
    return True
# ---- places after dinner
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
PIECES = {k: piece(k) for k in ('fork', 'knife', 'spoon')}
def glass_at(kind, u, y, fill=0, wm=None, H=None):
    x = X0 + u; TAKEN.append((x, y, .045))
    if kind == 'w': wine_glass((x, y, T - .0014), gl, H or .225, .043, True, fill, wm)
    else: coupe((x, y, T - .0014), gl, H or .155, .052, fill, wm)
def on_plate(kind, x, y, a, side):
    """Knife or fork on the dinner plate: its tip on the flat, its handle on the rim; `a` the way the handle points."""
    tilt, zo = ((.0734, .0155) if kind == 'knife' else (.088, .0125)); o = inst(PIECES[kind]); d = np.array([math.cos(a), math.sin(a)]); n = np.array([-d[1], d[0]])
    p = np.array([x, y]) + d * .0655 + n * side; o.location = (p[0], p[1], T + .0055 + zo)
    Y = Vector((-d[0] * math.cos(tilt), -d[1] * math.cos(tilt), -math.sin(tilt))); X = Y.cross(Vector((0, 0, 1))).normalized(); Z = X.cross(Y); o.rotation_euler = Matrix((X, Y, Z)).transposed().to_euler()
def setting(u, y, kind=0, a=None):
    x = X0 + u; s = math.copysign(1, u); plate((x, y, T + .001), charger, .158); plate((x, y, T + .0052), porc, .134); TAKEN.append((x, y, .16))
    if kind == 1: plate((x, y, T + .0090), porc, .102); return
    a = a if a is not None else rng.uniform(-.5, .5) + (0 if s > 0 else math.pi); on_plate('fork', x, y, a, .012); on_plate('knife', x, y, a, -.014)
# ---- napkins: real cloth, let fall
napM = [cloth_mat('nap%d' % i, srgb(c), k=1.0, var=.06, sheen=.35, trans=.16) for i, c in enumerate(('#f1e9da', '#eee4d3'))]
napS = cloth_mat('napS', srgb('#c98a63'), k=1.0, var=.06, sheen=.35, trans=.12)
def crumple(k, plate_=False, n=40, S=.40, frames=40):
    """A linen square picked up at a point and dropped; kept as an array."""
    fn = f'{CACHE}/nap{k}{"p" if plate_ else ""}.npy'; r = random.Random(50 + k)
    if os.path.exists(fn): n = int(round(math.sqrt(len(np.load(fn)))))
    elif 'sim' not in ARGS: return crumple(0)
    F = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(n - 1) for j in range(n - 1)]
    if not os.path.exists(fn):
        cx, cy = r.uniform(-.08, .08), r.uniform(-.08, .08); ph = [r.uniform(0, 6.28) for _ in range(5)]; nf = r.choice((5, 6, 7)); V = []
        for i in range(n):
            for j in range(n):
                x, y = S * (j / (n - 1) - .5), S * (i / (n - 1) - .5); q = math.hypot(x - cx, y - cy); th = math.atan2(y - cy, x - cx)
                kk = .56 + .22 * math.sin(nf * th + ph[0] + 2.5 * q) + .10 * math.sin((nf + 4) * th + ph[1]); kk = min(.92, max(.12, kk)); th2 = th + .30 * math.sin(2 * th + ph[2]) + 1.6 * q
                V.append((kk * q * math.cos(th2), kk * q * math.sin(th2), .05 + .62 * (.30 - math.sqrt(1 - kk * kk) * q) + .004 * math.sin(40 * x + ph[3]) * math.sin(37 * y + ph[4])))
        V = np.array(V); V[:, 2] += .012 - V[:, 2].min(); o = mesh_obj('napsim', V, F, [])
        cols = [mesh_obj('fl', [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], [])]
        for _ in range(4):
            rr = r.uniform(.012, .020); b = lathe('b', [(max(.0001, rr * math.sin(a)), -rr * math.cos(a)) for a in np.linspace(0, math.pi, 12)], None, 16, (r.uniform(-.07, .07), r.uniform(-.07, .07), rr * .6)); cols.append(b)
        for b in cols: b.modifiers.new('c', 'COLLISION'); b.collision.thickness_outer = .003; b.collision.cloth_friction = 25
        m = o.modifiers.new('cl', 'CLOTH'); c = m.settings; c.quality = 4; c.mass = .12; c.tension_stiffness = c.compression_stiffness = 14; c.shear_stiffness = 4; c.bending_stiffness = .09; c.air_damping = 1.5
        q = m.collision_settings; q.distance_min = .003; q.use_self_collision = True; q.self_distance_min = .0045; q.collision_quality = 2
        sc = bpy.context.scene; sc.frame_start, sc.frame_end = 1, frames; m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
        for f in range(1, frames + 1): sc.frame_set(f)
        me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); P = np.array([v.co for v in me.vertices]); np.save(fn, P); sc.frame_set(1)
        for b in cols + [o]: bpy.data.objects.remove(b)
    P = np.load(fn); P[:, 2] -= P[:, 2].min(); P[:, 2] *= .70; D2 = ((P[:, None, :2] - P[None, :, :2]) ** 2).sum(2); lo = np.where(D2 < .013 ** 2, P[None, :, 2], 9).min(1); near = D2 < .022 ** 2; lo = (near @ lo) / near.sum(1); P[:, 2] = np.maximum(P[:, 2] - .93 * lo, 0); lo2 = np.where(D2 < .008 ** 2, P[None, :, 2], 9).min(1); P[:, 2] += .0012 - .5 * lo2 * (P[:, 2] < .02); P[:, :2] -= P[:, :2].mean(0); D = [min(i, j, n - 2 - i, n - 2 - j) for i in range(n - 1) for j in range(n - 1)]; o = mesh_obj('napkin', P, F, [napM[k % 2], napS], [1 if d == (2 if n < 50 else 3) else 0 for d in D], link=False); print('napkin', k, 'size', np.ptp(P, 0).round(3)); return o
if 'sim' in ARGS: crumple(int(ARGS['sim'])); sys.exit()
NAP = [crumple(k) for k in range(3)]
def napkin(k, x, y, rz, z=0., s=1.0):
    o = inst(NAP[k], (x, y, T + .0006 + z), (0, 0, rz), (s, s, s)); m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = .0011; m.offset = 0; m = o.modifiers.new('u', 'SUBSURF'); m.levels = m.render_levels = 1; return o
# ---- the cut orange, its half and its peel
def orange_face(n=512):
    y, x = (np.mgrid[0:n, 0:n] + .5) / n * 2 - 1; q = np.hypot(x, y); a = np.arctan2(y, x); rr = np.random.default_rng(2); from_ = lambda s: rr.standard_normal(s)
    from numpy.fft import fft2, ifft2, fftfreq
    w = from_((n, n)); k = np.hypot(*np.meshgrid(fftfreq(n), fftfreq(n))); soft = np.real(ifft2(fft2(w) * np.exp(-(k * 28) ** 2))); soft /= soft.std()
    ai = ((a + np.pi) / (2 * np.pi) * 260).astype(int) % 260; qi = np.clip(q * 13, 0, 12); cell = from_((260, 15)); f = qi - qi.astype(int); ves = cell[ai, qi.astype(int)] * (1 - f) + cell[ai, qi.astype(int) + 1] * f
    seg = 10; ang = a + .10 * np.sin(3 * a + 1) + .02 * soft; ph = (ang / (2 * np.pi) * seg) % 1; dist = np.minimum(ph, 1 - ph) * 2 * np.pi / seg * np.maximum(q, .01); c = np.empty((n, n, 3)); c[:] = hexa('#e7a04a'); c += (.022 * ves + .018 * soft)[..., None] * np.array([.6, 1, .8]); c += ((.6 - q) * .05)[..., None] * np.array([.5, 1, 1.4])
    def paint(m, col): m = np.clip(m, 0, 1)[..., None]; c[:] = c * (1 - m) + hexa(col) * m
    paint((.016 - dist) / .010, '#f1d9a6'); paint((q - .855 - .008 * np.sin(10 * ang)) / .02, '#f4e4c0'); paint((.085 - q) / .03, '#f3e2bd'); paint((q - .955) / .012, '#dd8f38'); return image('face', np.clip(c, 0, 1))
m, nt, N, L, out = _new('pulp'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.26, Specular=.5); ti = N.new('ShaderNodeTexImage'); ti.image = orange_face(); L.new(ti.outputs[0], p.inputs['Base Color']); bp = _set(N.new('ShaderNodeBump'), Strength=.25, Distance=.001); L.new(ti.outputs[0], bp.inputs['Height']); L.new(bp.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0])
def half(x, y, R, tilt):
    k = 64; fo = mesh_obj('face', [(math.cos(2 * math.pi * i / k), math.sin(2 * math.pi * i / k), .0) for i in range(k)], [tuple(range(k))], [m], smooth=False); ul = fo.data.uv_layers.new(name='UVMap')
    for l, lo in enumerate(fo.data.loops): v = fo.data.vertices[lo.vertex_index].co; ul.data[l].uv = (v.x * .5 + .5, v.y * .5 + .5)
    sk = lathe('skin', [(max(.0001, math.sin(a)), -.95 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 20)] + [(.995, .012), (.985, .004), (.97, -.004)], O.fruitm, 64)
    for o in (fo, sk): o.scale = (R,) * 3; o.location = (x, y, T + .0008 + R * math.hypot(.95 * math.cos(tilt[0]), math.sin(tilt[0]))); o.rotation_euler = tilt
pith = simple('pith', srgb('#f3e6c8'), .8, spec=.1)
def peel_cap(x, y, R, open_, rz, seed, up=True):
    """A piece of peel, hollow side up or down."""
    r = random.Random(seed); ph = [r.uniform(0, 6.28) for _ in range(3)]; n1, n2 = 9, 36; V = [(0, 0, -R)]
    for i in range(1, n1 + 1):
        for j in range(n2):
            th = 2 * math.pi * j / n2; a = open_ * i / n1 * (1 + .16 * math.sin(2 * th + ph[0]) + .10 * math.sin(3 * th + ph[1]) + .04 * math.sin(7 * th + ph[2])); rr = R * (1 + .22 * (a / 1.0) ** 2); V.append((rr * math.sin(a) * math.cos(th), .8 * rr * math.sin(a) * math.sin(th), -rr * math.cos(a)))
    F = [(0, 1 + (j + 1) % n2, 1 + j) for j in range(n2)] + [(1 + (i - 1) * n2 + j, 1 + (i - 1) * n2 + (j + 1) % n2, 1 + i * n2 + (j + 1) % n2, 1 + i * n2 + j) for i in range(1, n1) for j in range(n2)]
    V = np.array(V); 
    if not up: V[:, 2] *= -1; F = [f[::-1] for f in F]
    V[:, 2] -= V[:, 2].min() - .0006; o = mesh_obj('peel', V, F, [O.fruitm, pith]); o.location = (x, y, T + .001); o.rotation_euler = (0, 0, rz); m_ = o.modifiers.new('s', 'SOLIDIFY'); m_.thickness = .0034; m_.offset = -1; m_.material_offset = 1; m_.material_offset_rim = 1; return o
def peel_curl(x, y, rz, turns=1.35, R=.024, L=.055, wd=.017):
    n, k = 80, 7; V = []
    for i in range(n):
        t = i / (n - 1); a = 2 * math.pi * turns * t - .5; rr = R * (1 + .25 * (t - .5)); w = wd * (.35 + .65 * math.sin(math.pi * (.08 + .84 * t)) ** .6)
        for j in range(k): u = (j / (k - 1) - .5); V.append((L * t + u * w + .004 * math.sin(9 * t), rr * math.sin(a) * (1 + .10 * (1 - 4 * u * u)), rr * (-math.cos(a)) * (1 + .10 * (1 - 4 * u * u))))
    V = np.array(V); V[:, 2] -= V[:, 2].min() - .0006; o = mesh_obj('curl', V, [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(n - 1) for j in range(k - 1)], [O.fruitm, pith]); o.location = (x, y, T + .001); o.rotation_euler = (0, 0, rz); m_ = o.modifiers.new('s', 'SOLIDIFY'); m_.thickness = .0030; m_.offset = 1; m_.material_offset = 1; m_.material_offset_rim = 1; return o
def fruit(u, y, r=.037): inst(O.fruit, (X0 + u, y, T + .001 + r * .97), (rng.uniform(-.4, .4), rng.uniform(-.4, .4), rng.uniform(0, 6)), r); TAKEN.append((X0 + u, y, r))
half(X0 - .185, -.80, .037, (1.02, 0, .25)); half(X0 - .085, -.90, .037, (.42, 0, -.5)); fruit(-.27, -.70, .0385)
peel_curl(X0 - .02, -.98, 2.75); peel_cap(X0 - .205, -.965, .035, .80, .4, 3); peel_cap(X0 - .13, -1.02, .034, .62, 1.7, 8, False)
for a, b, c in ((-.185, -.80, .045), (-.085, -.90, .045), (-.04, -.97, .05), (-.205, -.965, .035), (-.13, -1.02, .03)): TAKEN.append((X0 + a, b, c))
# ---- places
SET = ((.365, -.42, 0, -.95), (-.365, -.12, 0, 4.09), (.365, .34, 1, 0), (-.365, .60, 0, 2.8), (.365, 1.05, 0, -.4), (-.365, 1.3, 1, 0), (.365, 1.75, 0, .3), (-.365, 2.0, 0, 3.3), (.365, 2.45, 0, .2), (-.365, 2.7, 0, 3), (.365, 3.15, 1, 0), (-.365, 3.4, 0, 3), (.365, 3.85, 0, 0), (-.365, 4.1, 0, 3.2), (.365, 4.55, 0, 0), (-.365, 4.8, 0, 3), (.365, 5.15, 0, 0))
for u, y, k, a in SET: setting(u, y, k, a)
napkin(1, X0 + .275, -.985, .6, s=1.1); TAKEN.append((X0 + .275, -.985, .14))
TAKEN.extend((X0 + u, y, .03) for u, y in ((.015, -.80), (.064, -.813), (.114, -.825), (.18, -.842), (-.50, -.86), (-.458, -.845), (-.415, -.829), (-.359, -.809)))      # no confetti here
napkin(0, X0 - .365, -.12, 2.0, .0125, .75); napkin(2, X0 + .365, .34, 1.1, .016, .72); napkin(2, X0 - .365, 1.3, 3.0, .016, .75); napkin(0, X0 + .365, 1.75, 4.0, .0125, .7); napkin(1, X0 + .365, 3.15, 0, .016, .75); napkin(0, X0 - .365, 2.7, 5, .0125, .75)
# glasses: none stands before another
for kind, u, y, f, wm in (('c', .25, -.75, 0, None), ('w', .205, -.25, .34, red), ('w', .43, -.135, .52, white), ('c', -.33, -.415, .55, cava), ('w', -.20, .16, .22, white), ('w', -.36, .24, .5, rose_), ('c', .29, .69, .4, cava), ('w', .45, .69, .3, white), ('w', -.20, .92, .4, red), ('c', -.38, .95, .6, cava),
                          ('w', .19, 1.40, .5, white), ('c', .34, 1.40, 0, None), ('w', -.40, 1.65, 0, None), ('w', .29, 2.1, .3, rose_), ('c', -.22, 2.36, .5, cava), ('w', .44, 2.80, .4, red), ('w', -.24, 3.06, .4, white), ('w', .25, 3.5, .3, white), ('c', -.22, 3.75, .4, cava), ('w', -.22, 4.45, .4, rose_), ('w', .42, 4.85, .4, white)): glass_at(kind, u, y, f, wm)
# ---- candles, burned down to different lengths
def drips(x, y, z, h, r, sd):
    q = random.Random(sd); g_ = Geo()
    for _ in range(3):
        a = q.uniform(0, 6.28); l = h * q.uniform(.3, .75); n = 10; P = [(math.cos(a + .1 * t) * r * .93, math.sin(a + .1 * t) * r * .93, h * .985 - l * t) for t in np.linspace(0, 1, n)]; V, F = tube(P, [.0014] * (n - 3) + [.0021, .0024, .0010], 8); g_.add(V, F)
    g_.obj('drip', [WAXD]).location = (x, y, z)
WAXD = simple('waxd', srgb('#ede4d3'), .42, spec=.4)
CAND = ((.145, -.50, .09, .085, 1.7), (-.195, -.20, .05, .12, 1.5), (.10, .06, .05, .065, 1.5), (.0, .30, .09, .13, 1.6), (.11, .50, .09, .09, 1.6), (-.13, .80, .05, .07, 1.6), (.06, 1.06, .14, .11, 2.0), (.14, 1.60, .09, .06, 2.0), (-.14, 1.92, .09, .14, 2.4), (.09, 2.40, .14, .08, 2.4), (-.12, 2.76, .05, .10, 0), (-.02, 3.20, .09, .13, 3.2), (-.12, 3.65, .14, .06, 0), (.10, 4.10, .09, .12, 3.2), (-.11, 4.5, .09, .08, 0), (.03, 5.0, .14, .12, 3.0))
for k, (u, y, hh, th, p) in enumerate(CAND):
    x = X0 + u; holder((x, y, T + .001), hh, silver, .040); taper((x, y, T + .001 + hh - .015), th, .0108, M, light=p * 1.8, flame=.044); TAKEN.append((x, y, .05))
    if k < 8: drips(x, y, T + .001 + hh - .015, th, .0108, k)
vot = wax('vot', srgb('#ecdcc2'), .5, .0)
for u, y in ((.365, -.675), (-.235, -.50), (-.19, .46), (.22, .14), (.18, .90), (-.2, 1.2), (.19, 1.98), (-.19, 2.1), (.18, 2.62), (-.2, 2.9), (.2, 3.4), (-.2, 4.0), (.2, 4.5)):
    x = X0 + u; lathe('vot', [(.0001, 0), (.03, 0), (.034, .004), (.036, .062), (.034, .062), (.032, .008), (.0001, .007)], vot, 48, (x, y, T + .001)); lathe('vw', [(.0001, .008), (.031, .008), (.031, .03), (.0001, .029)], M['wax'], 32, (x, y, T + .001)); taper((x, y, T + .027), .006, .003, M, light=0, flame=.022); TAKEN.append((x, y, .04))
# ---- the garland: orange leaves, fruit, roses, blossom
g = Geo(); cn = [(X0 + c[0], c[1]) for c in CAND]; gx = lambda y: X0 + .035 * math.sin(1.7 * y + .6)
for k in range(270):
    y = -.62 + (5.8 * k / 150 if k < 150 else 1.8 * (k - 150) / 120) + rng.uniform(-.04, .04); sgn = rng.choice((-1, 1)); ang = rng.uniform(-.75, .75)
    d = np.array([math.sin(ang) * .8 * rng.uniform(.4, 1), sgn * math.cos(ang), 0]) * rng.uniform(.13, .23); z = T + rng.uniform(.014, .042)
    a = np.array([gx(y) + rng.uniform(-.04, .04), y, z]); lift = rng.uniform(.0, .036); b = a + d
    if b[1] > 5.3: continue
    if any(min(math.hypot(a[0] + d[0] * t - p, a[1] + d[1] * t - q) for t in (.0, .3, .6, 1)) < .055 for p, q in cn): continue
    if y < .2 and rng.random() < .16: lift += rng.uniform(.03, .06)
    O.leafy(g, [a, a + d * .5 + [0, 0, lift], b + [0, 0, max(lift * rng.uniform(-.2, 1.1), T + .014 - z)]], leaf=.060, n=12, rad=.002, w=.23)
g.V = [np.column_stack([v[:, :2], np.maximum(v[:, 2], T + .002)]) for v in g.V]; g.obj('garl', O.mats)
pet = [thin('pet%d' % i, srgb(c), None, .35, .55, .2) for i, c in enumerate(('#f8f1e5', '#f3e4d2', '#ecd0b8'))]
roses = [rose_geo(34, 1, (.80, .95, .65)[i]).obj('rose', pet, link=False) for i in range(3)]
peach = [thin('peach%d' % i, srgb(c), None, .35, .55, .2) for i, c in enumerate(('#edc3a4', '#e4ab87', '#d6926d'))]; roses += [rose_geo(34, 1, (.85, .7)[i]).obj('rose', peach, link=False) for i in range(2)]; placed = []
def clear(x, y, s):
    if any(math.hypot(x - a, y - b) < (s + c) * .85 for a, b, c in placed) or any(math.hypot(x - p, y - q) < s + .035 for p, q in cn) or any(math.hypot(x - a, y - b) < s + c for a, b, c in TAKEN if c in (.045, .04, .16)): return False
    placed.append((x, y, s)); return True
for x, y in ((.05, -.13), (-.07, .10), (.03, .72), (-.04, 1.45), (.05, 2.15), (-.03, 2.95), (.04, 3.9), (-.04, 4.7)):
    for dx, dy in ((0, 0), (.068, .03)):
        if clear(X0 + x + dx, y + dy, .037): inst(O.fruit, (X0 + x + dx, y + dy, T + .001 + .0352), (rng.uniform(0, 3), rng.uniform(0, 3), 0), .036)
for dx, y, s in ((-.015, -.60, .056), (-.085, -.50, .062), (.055, -.44, .050), (-.02, -.36, .066), (-.13, -.37, .044), (.075, -.30, .048), (-.005, -.21, .060), (-.105, -.22, .050), (.06, -.13, .046), (-.03, -.06, .060), (.03, .02, .052), (-.10, .03, .05)):      # the end towards the camera
    if clear(gx(y) + dx, y, s * .92): inst(rng.choice(roses), (gx(y) + dx, y, T + .30 * s + .086 - .35 * abs(dx)), (-.35 + rng.uniform(-.2, .2), 2.4 * dx + rng.uniform(-.2, .2), rng.uniform(0, 6)), s)
for k in range(190):
    y = -.58 + (5.7 * k / 70 if k < 70 else 1.9 * (k - 70) / 120) + rng.uniform(-.05, .05); s = rng.uniform(.036, .062) if k % 3 else rng.uniform(.03, .04); x = gx(y) + rng.uniform(-.14, .14)
    if y < 5.2 and clear(x, y, s): inst(rng.choice(roses), (x, y, T + .30 * s + (.078 - .050 * min(1, abs(x - gx(y)) / .11)) + rng.uniform(0, .008)), (rng.uniform(-.45, .45) - .15, rng.uniform(-.3, .3) + 2.2 * (x - gx(y)), rng.uniform(0, 6)), s)
for k in range(50):
    y = rng.uniform(-.4, 3.5); x = gx(y) + rng.gauss(0, .06)
    if all(math.hypot(x - p, y - q) > .04 for p, q in cn): inst(O.blossom, (x, y, T + rng.uniform(.055, .085)), (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(0, 6)), rng.uniform(.015, .020))
# ---- confetti
cf = Geo(); cm = [simple('cf%d' % i, srgb(c), .8, spec=.1) for i, c in enumerate(('#f4ecdc', '#c4603f', '#7d8a4f', '#d39a3f', '#e3a487'))]; rc = random.Random(9)
def disc(x, y, z, r, tilt=.1):
    tx, ty = rc.gauss(0, tilt), rc.gauss(0, tilt); R = np.array(Euler((tx, ty, rc.uniform(0, 6))).to_matrix()); V = np.array([(r * math.cos(a), r * math.sin(a), .0006 * math.sin(2 * a)) for a in np.linspace(0, 2 * math.pi, 19)[:-1]]) @ R.T; V[:, 2] -= V[:, 2].min() - .0005; cf.add(V + (x, y, z), [tuple(range(18))], rc.choices(range(5), (3, 4, 3, 3, 2))[0])
n = 0
for k in range(1500):
    cx, cy, sx, sy = rc.choice(((0, -.85, .30, .20), (.1, -.3, .26, .3), (-.1, .3, .3, .4), (0, 1.2, .3, .6), (0, 3, .3, 1.2))); x, y = X0 + rc.gauss(cx, sx), rc.gauss(cy, sy)
    if abs(x - X0) > HW - .02 or not Y0 + .02 < y < Y1 - .05 or not free(x, y, .004, 1.0): continue
    if abs(x - gx(y)) < .11 and -.45 < y: continue
    disc(x, y, T + .0006, rc.uniform(.0055, .0078)); n += 1
    if n > 420: break
for k in range(130): disc(rc.uniform(.95, 2.3), rc.gauss(-.35, .7), .0015, rc.uniform(.0045, .0065), .08)
cf.obj('confetti', cm)

# ---- the shawl on its chair
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
def turned(x, y, turn): c, q = math.cos(turn), math.sin(turn); return (x + .2 - .2 * c, y - .2 * q, 0), (0, 0, turn)
SX, SY, ST = 1.03, .10, -.72
ch = Geo(); chair(ch, SX, SY, 1, ST)
for k, (y, dx, t) in enumerate(((1.05, .10, .42), (1.72, .02, -.10), (2.45, .10, -.22), (3.10, .04, .12), (3.78, .16, .50), (4.45, .02, -.06), (5.1, .10, .25))): chair(ch, X0 + .58 + dx, y, 1, t)
for k, (y, dx, t) in enumerate(((.62, .16, -.45), (1.30, .03, .10), (2.0, .24, .6), (2.68, .05, -.12), (3.36, .12, -.4), (4.05, .03, .05), (4.75, .1, .3))): chair(ch, X0 - .58 - dx, y, -1, t)
ch.obj('chairs', [woodM, cushion])
J = shawl([cloth('coral', srgb('#dd6247'), bump=.4, scale=170, sheen=.5), cloth('coral2', srgb('#e79a76'), bump=.4, scale=170, sheen=.4)], W=.30, Lf=.30, Lb=.50); J.location, J.rotation_euler = turned(SX, SY, ST); bpy.context.view_layer.update(); sf = CACHE + '/shawl.npz'
def spot(o): m = Matrix.Translation(J.location) @ J.rotation_euler.to_matrix().to_4x4(); o.matrix_world = m
if os.path.exists(sf):
    z = np.load(sf); J.data.vertices.foreach_set('co', z['v'].ravel()); J.data.update(); spot(mesh_obj('fringe', z['fv'], z['ff'].tolist(), [J.data.materials[0]]))
elif 'shawl' in ARGS:
    settle(J, frames=36); fo = bpy.data.objects['fringe']; get = lambda o: np.array([v.co for v in o.data.vertices]); np.savez(sf, v=get(J), fv=get(fo), ff=np.array([p.vertices[:] for p in fo.data.polygons if len(p.vertices) == 4])); sys.exit()
# ---- the patio
lime = plaster('limewash', srgb('#e9ded0'), bump=.45, var=.08, scale=.6, dist=.02)
quad('floor', (-14, -6, 0), (34, 0, 0), (0, 19, 0), barro(tones=('#5a3f31', '#4a342a', '#594c3f')))
WY = 10.6; wall((-14, WY, 0), (34, 0, 0), 2.12, mat=lime, coping='#cfc3b0'); wall((-4.6, -4, 0), (0, WY + 4, 0), 2.12, mat=lime, coping='#cfc3b0')
TREES = ((-3.4, 8.9, 2.05, .84, 4), (-1.05, 9.2, 2.16, .92, 6), (1.95, 9.4, 2.08, .86, 12), (4.6, 8.9, 2.2, .96, 9))
for x, y, H, R, sd in TREES: O.tree((x, y, 0), H=H, R=R, trunk=1.2, n=640, fruit=56, seed=sd, lumpy=2.0, squash=.92)
warm = (1, .60, .30)
for x, p in ((-3.6, 13), (-2.1, 16), (.55, 20), (3.3, 7)): area((x, WY - .5, .12), (x, WY - .1, 1.6), .35, p, warm, .2)
for (x, y, H, R, sd), p in zip(TREES, (17, 27, 27, 13)): area((x + .1, y - .75, .10), (x, y, 1.9), .25, p, (1, .66, .36), .25)
area((-4.1, 6.5, .12), (-4.5, 6.5, 1.6), .35, 12, warm, .2)
# ---- lights on cables, and what they give
B = dict(r=.026, strength=18)
lights((-2.6, 2.7, 2.20), (5.6, 10.1, 2.42), .16, 24, **B); lights((3.5, 2.7, 2.16), (-4.6, 10.1, 2.36), .20, 23, **B)
area((X0 - .1, 1.45, 2.15), (X0 - .1, 1.45, 0), .9, 35, (1, .68, .41), 6.0, spread=130)    # the warm canopy of the bulbs, low over the table
area((2.5, -1.3, 2.5), (1.2, .0, .8), .5, 3.6, (1, .74, .52), .5, spread=36)         # a lamp beside, for the shawl
def flag(name, o, u, v, t):
    """A photographer's flag: unseen, it lets `t` of the light through."""
    m, nt, N, L, out = _new(name); tr = N.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (t, t, t, 1); L.new(tr.outputs[0], out.inputs[0]); q = quad(name, o, u, v, m)
    for a in ('visible_camera', 'visible_glossy', 'visible_transmission'): setattr(q, a, False)
flag('flag', (-3, Y0 - .21, 0), (3 + X0 + HW + .06, 0, 0), (0, .19, .785), .9)
area((X0 - .5, -3.4, 1.15), (X0, Y0, .35), 1.1, .6, (1, .70, .45), .9, spread=60)      # the lights behind the camera, for the cloth's front
for m_ in bpy.data.materials:
    if m_.name.startswith('cable'): m_.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (.30, .22, .14, 1)
area((1.6, 7.4, 2.6), (1.6, 7.6, 0), 2.0, 13, (1, .66, .38), 1.2, spread=120); area((-2.2, 6.6, 2.6), (-2.2, 6.8, 0), 1.6, 9, (1, .66, .38), 1.2, spread=120)   # bulbs over the ground before the wall

def dusk(stops, seen=1.0, light=.30):
    world(stops, seen); w = bpy.context.scene.world; nt = w.node_tree; bg = [n for n in nt.nodes if n.type == 'BACKGROUND'][0]
    lp = nt.nodes.new('ShaderNodeLightPath'); mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value = light; mr.inputs[4].default_value = seen; nt.links.new(lp.outputs['Is Camera Ray'], mr.inputs[0]); nt.links.new(mr.outputs[0], bg.inputs[1])
e = lambda deg: .5 + .5 * math.sin(math.radians(deg))
e = lambda deg: .5 + .5 * math.sin(math.radians(deg))
dusk([(0, srgb('#2a2018')), (.49, srgb('#3a2f2a')), (e(1), srgb('#42577f')), (e(6), srgb('#304468')), (e(14), srgb('#22345a')), (e(35), srgb('#182747'))], .20, .05)
CAM = (X0 + .165, -2.91, 1.38); cam = camera(CAM, (CAM[0], 5, CAM[2]), 42, 3.4, (.3, -.25, .8), (.1225, -.33))
if 'probe' in ARGS:
    from bpy_extras.object_utils import world_to_camera_view
    s = bpy.context.scene; s.render.resolution_x, s.render.resolution_y = 1200, 1371; bpy.context.view_layer.update()
    for o in bpy.data.objects:
        if o.type == 'MESH' and o.name.split('.')[0] in ('flame', 'b', 'wineglass', 'coupe', 'plate', 'napkin', 'taper', 'shawl', 'face'):
            q = world_to_camera_view(s, cam, o.matrix_world.translation); print('POS', o.name, [round(v, 3) for v in o.location], 'x%.1f y%.1f d%.2f' % (q.x * 100, 100 - q.y * 100, q.z))
    sys.exit()
print('line BUILT', time.process_time()); render('hero_p', 1200 / 1371, clamp=4)
