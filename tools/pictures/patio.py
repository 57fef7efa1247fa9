"""One place for every picture: a limewashed patio in Valencia, with orange trees, tiles, palms, chairs, lights on cables."""
from lib import *
from lib import _new, _set, _noise
W = 0.0                                                     # floor


def image(name, a, colour=True):
    """A picture for materials from an array of height x width x 3, 0 to 1 in sRGB."""
    h, w = a.shape[:2]; im = bpy.data.images.new(name, w, h); im.colorspace_settings.name = 'sRGB' if colour else 'Non-Color'
    px = np.ones((h, w, 4), np.float32); px[..., :3] = a[::-1]; im.pixels.foreach_set(px.ravel()); im.pack(); return im


def hexa(h): h = h.lstrip('#'); return np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])


def tile_image(n=512):
    """One glazed tile of a Valencian dado: blue ring, ochre heart, quarter stars in the corners, a thin joint."""
    y, x = (np.mgrid[0:n, 0:n] + .5) / n * 2 - 1; r = np.hypot(x, y); a = np.empty((n, n, 3)); a[:] = hexa('#eee7da')
    def paint(mask, c, soft=.012): m = np.clip(mask / soft + .5, 0, 1)[..., None]; a[:] = a * (1 - m) + hexa(c) * m
    ring = lambda r, lo, hi: np.minimum(r - lo, hi - r); th = np.arctan2(y, x)
    blue, ochre, green = '#3c5382', '#c98a3c', '#74835c'
    paint(ring(r, .70, .78), blue); paint(.46 + .10 * np.cos(8 * th) - r, blue); paint(.40 + .10 * np.cos(8 * th) - r, '#eee7da'); paint(.20 - r, ochre); paint(ring(r, .24, .27), blue)
    petal = .30 + .07 * np.cos(8 * th + np.pi); paint(np.minimum(petal - r, r - .28), ochre)
    c = np.hypot(np.abs(x) - 1, np.abs(y) - 1); tc = np.arctan2(np.abs(y) - 1, np.abs(x) - 1)
    paint(.34 + .07 * np.cos(4 * tc * 2) - c, blue); paint(.25 + .06 * np.cos(8 * tc) - c, '#eee7da'); paint(.13 - c, green)
    for sx, sy in ((0, 1), (1, 0)):
        d = np.hypot((np.abs(x) - sy) / (.05 if sy else .12), (np.abs(y) - sx) / (.05 if sx else .12)); paint((1 - d) * .1, green)
    paint(np.maximum(np.abs(x), np.abs(y)) - .985, '#cfc4b2'); return image('tile', np.clip(a, 0, 1))


def glazed(size=.14):
    """Tiles of `size` metres by UV in metres; each tile a little different in tone and tilt."""
    m, nt, N, L, out = _new('tiles'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.16, Specular=.5)
    uv = N.new('ShaderNodeUVMap'); mp = N.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1 / size,) * 3; t = N.new('ShaderNodeTexImage'); t.image = tile_image(); t.extension = 'REPEAT'
    L.new(uv.outputs[0], mp.inputs[0]); L.new(mp.outputs[0], t.inputs[0])
    fl = N.new('ShaderNodeVectorMath'); fl.operation = 'FLOOR'; L.new(mp.outputs[0], fl.inputs[0]); wn = N.new('ShaderNodeTexWhiteNoise'); L.new(fl.outputs[0], wn.inputs['Vector'])
    mr = N.new('ShaderNodeMapRange'); mr.inputs[3].default_value = .86; mr.inputs[4].default_value = 1.04; L.new(wn.outputs['Value'], mr.inputs[0])
    mul = N.new('ShaderNodeMix'); mul.data_type = 'RGBA'; mul.blend_type = 'MULTIPLY'; mul.inputs[0].default_value = 1; L.new(t.outputs[0], mul.inputs[6]); L.new(mr.outputs[0], mul.inputs[7]); L.new(mul.outputs[2], p.inputs['Base Color'])
    nz = _noise(nt, 9, 3, .5); b = _set(N.new('ShaderNodeBump'), Strength=.12, Distance=.01); L.new(nz.outputs['Fac'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal'])
    L.new(p.outputs[0], out.inputs[0]); return m


def quad(name, o, u, v, mat):
    """A rectangle from corner `o` along `u` and `v`, with UVs in metres."""
    o, u, v = (np.array(a, float) for a in (o, u, v)); ob = mesh_obj(name, [o, o + u, o + u + v, o + v], [(0, 1, 2, 3)], [mat], smooth=False)
    lu, lv = np.linalg.norm(u), np.linalg.norm(v); l = ob.data.uv_layers.new(name='UVMap')
    for i, c in enumerate(((0, 0), (lu, 0), (lu, lv), (0, lv))): l.data[i].uv = c
    return ob


def barro(name='barro', size=(.30, .15), tones=('#a9694a', '#8f5439', '#a89274')):
    """Floor of fired clay, laid in courses: tones from salmon to brown, light joints, worn gloss. UV in metres."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=.62, Specular=.3)
    uv = N.new('ShaderNodeUVMap'); b = N.new('ShaderNodeTexBrick'); _set(b, Color1=srgb(tones[0]), Color2=srgb(tones[1]), Mortar=srgb(tones[2]), Scale=1.0); b.inputs['Mortar Size'].default_value = .006; b.inputs['Mortar Smooth'].default_value = .2
    b.inputs['Brick Width'].default_value = size[0]; b.inputs['Row Height'].default_value = size[1]; b.inputs['Bias'].default_value = 0; L.new(uv.outputs[0], b.inputs['Vector'])
    nz = _noise(nt, 2.2, 6, .6); mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.blend_type = 'OVERLAY'; mx.inputs[0].default_value = .55; L.new(b.outputs['Color'], mx.inputs[6]); L.new(nz.outputs['Fac'], mx.inputs[7]); L.new(mx.outputs[2], p.inputs['Base Color'])
    bp = _set(N.new('ShaderNodeBump'), Strength=.5, Distance=.004); inv = N.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1; L.new(b.outputs['Fac'], inv.inputs[1]); L.new(inv.outputs[0], bp.inputs['Height'])
    b2 = _set(N.new('ShaderNodeBump'), Strength=.2, Distance=.006); n2 = _noise(nt, 14, 5, .6); L.new(n2.outputs['Fac'], b2.inputs['Height']); L.new(bp.outputs[0], b2.inputs['Normal']); L.new(b2.outputs[0], p.inputs['Normal'])
    L.new(p.outputs[0], out.inputs[0]); return m


def wood(name='wood', colour='#a97f55', along='Y', scale=1.0, rough=.45):
    """Planed wood with the grain along an axis of the object."""
    m, nt, N, L, out = _new(name); p = _set(N.new('ShaderNodeBsdfPrincipled'), Roughness=rough, Specular=.35)
    st = dict(X=(.6, 9, 9), Y=(9, .6, 9), Z=(9, 9, .6))[along]; n = _noise(nt, 3.2 * scale, 7, .62, stretch=st, dist=.6); f = _noise(nt, 22 * scale, 4, .6, stretch=st)
    c = np.array(srgb(colour)); mx = N.new('ShaderNodeMix'); mx.data_type = 'RGBA'; mx.inputs[6].default_value = (*(c * .62), 1); mx.inputs[7].default_value = (*np.clip(c * 1.22, 0, 1), 1)
    ad = N.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .35; L.new(f.outputs['Fac'], ad.inputs[0]); L.new(n.outputs['Fac'], ad.inputs[2]); sub = N.new('ShaderNodeMath'); sub.operation = 'SUBTRACT'; sub.inputs[1].default_value = .18; L.new(ad.outputs[0], sub.inputs[0])
    L.new(sub.outputs[0], mx.inputs[0]); L.new(mx.outputs[2], p.inputs['Base Color']); b = _set(N.new('ShaderNodeBump'), Strength=.18, Distance=.002); L.new(f.outputs['Fac'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal'])
    L.new(p.outputs[0], out.inputs[0]); return m


def orange_mat():
    m, nt, N, L, out = _new('orange'); p = _set(N.new('ShaderNodeBsdfPrincipled'), Base_Color=srgb('#f28a18'), Roughness=.36, Specular=.45)
    v = N.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 26; tc = N.new('ShaderNodeTexCoord'); L.new(tc.outputs['Object'], v.inputs['Vector'])
    b = _set(N.new('ShaderNodeBump'), Strength=.22, Distance=.03); L.new(v.outputs['Distance'], b.inputs['Height']); L.new(b.outputs[0], p.inputs['Normal']); L.new(p.outputs[0], out.inputs[0]); return m


LEAF = ('#3f5730', '#52693a', '#33492a')                     # orange leaves: dark and glossy, paler behind


class Oranges:
    """Twigs, fruit and blossom of the orange tree, made once and placed many times."""
    def __init__(s, tones=LEAF, seed=3):
        s.r = random.Random(seed); s.mats = [simple('stemO', srgb('#5a5138'), .8, spec=.2)] + [thin('leafO%d' % i, srgb(c), srgb('#8c9a66'), .32, .34, .5) for i, c in enumerate(tones)]
        s.fruitm = orange_mat(); s.fruit = lathe('orange', [(max(.0001, math.sin(a)), -.95 * math.cos(a)) for a in np.linspace(0, math.pi, 28)], s.fruitm, 36, link=False)
        s.twigs = []
        for k in range(6):
            g = Geo(); L = .24; c = s.r.uniform(-.05, .05); s.leafy(g, [(0, 0, 0), (c, 0, L * .5), (c * 1.6, .02, L)], n=13); s.twigs.append(g.obj('twig', s.mats, link=False))
        s.white = thin('azahar', srgb('#f7f2e6'), None, .35, .5, .3); s.stam = simple('stamO', srgb('#d8b04c'), .6); s.blossom = blossom_geo(1).obj('azahar', [s.white, s.stam], link=False)
    def leafy(s, g, P, leaf=.085, n=13, rad=.0022, spread=.85, w=.24, start=.12):
        """A sprig of orange leaves along P, into Geo `g` (materials: `s.mats`)."""
        branch(g, P, 'ovate', leaf=leaf, w=w, n=n, rad=rad, spread=spread, r=s.r, start=start)
    def tree(s, loc, H=2.6, R=.75, trunk=1.35, n=420, fruit=34, lean=.05, squash=1.05, core=True, seed=1, bark=None, lumpy=1.0):
        """Crown of radius R centred at height H, on a trunk. Lumpy, dense, some twigs that stick out."""
        r = random.Random(seed); x0, y0, z0 = loc; bark = bark or simple('barkO', srgb('#5c4c3a'), .9, spec=.15); top = np.array([x0 + lean * r.uniform(-1, 1) * H, y0 + lean * r.uniform(-1, 1) * H, z0 + H - .55 * R * squash])
        V, F = tube(spline([(x0, y0, z0), (x0 + .02, y0 - .01, z0 + trunk * .5), tuple(top)], 24), np.linspace(.055, .035, 24), 10); g = Geo(); g.add(V, F)
        C = np.array([top[0], top[1], z0 + H]); ph = [r.uniform(0, 6.28) for _ in range(6)]
        def lump(d): return 1 + lumpy * (.11 * math.sin(3 * d[0] + ph[0] + 2 * d[2]) + .10 * math.sin(4 * d[1] + ph[1] - 2 * d[0]) + .09 * math.sin(5 * d[2] + ph[2]))
        for k in range(9):
            a = 2 * math.pi * k / 9 + r.uniform(-.3, .3); e = C + np.array([.7 * R * math.cos(a), .7 * R * math.sin(a), R * r.uniform(-.2, .5)]); V, F = tube(spline([tuple(top), tuple((top + e) / 2 + [0, 0, .08]), tuple(e)], 12), np.linspace(.022, .006, 12), 7); g.add(V, F)
        g.obj('trunk', [bark])
        if core:
            V = []; n1, n2 = 14, 20
            for i in range(n1 + 1):
                for j in range(n2):
                    a, b = math.pi * i / n1, 2 * math.pi * j / n2; d = np.array([math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)]); V.append(C + d * (1, 1, squash) * R * .62 * lump(d))
            mesh_obj('core', V, [(i * n2 + j, i * n2 + (j + 1) % n2, (i + 1) * n2 + (j + 1) % n2, (i + 1) * n2 + j) for i in range(n1) for j in range(n2)], [simple('coreO', srgb('#1f2a18'), .9, spec=.05)])
        for k in range(n):
            zz = 1 - 2 * (k + .5) / n; b = k * 2.39996 + r.uniform(-.25, .25); q = math.sqrt(1 - zz * zz); d = np.array([q * math.cos(b), q * math.sin(b), zz])
            if zz < -.86: continue
            p = C + d * (1, 1, squash) * R * lump(d) * r.uniform(.62, .95); out = d + np.array([r.gauss(0, .35), r.gauss(0, .35), r.gauss(-.10, .35)])
            M = Matrix.Translation(p) @ Vector(out).to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(r.uniform(0, 6.28), 4, 'Z') @ Matrix.Scale(r.uniform(.75, 1.2) * R / .75 * .95, 4); inst(r.choice(s.twigs), matrix=M)
        for k in range(fruit):
            zz = r.uniform(-.75, .65); b = r.uniform(0, 6.28); q = math.sqrt(1 - zz * zz); d = np.array([q * math.cos(b), q * math.sin(b), zz]); p = C + d * (1, 1, squash) * R * lump(d) * r.uniform(.96, 1.06); o = inst(s.fruit, tuple(p), (r.uniform(0, 3), r.uniform(0, 3), 0), r.uniform(.036, .046))


def pot(loc, r=.30, h=.46, mat=None, soil=True):
    """Terracotta pot with a rolled rim; returns the height of the soil."""
    x, y, z = loc; mat = mat or plaster('terracotta', srgb('#b5694a'), .8, bump=.2, var=.08, scale=3)
    lathe('pot', spline([(.0001, 0), (r * .66, 0), (r * .70, .01), (r * .88, h * .80), (r * .90, h * .81)], 30).tolist() + spline([(r * .99, h * .82), (r * 1.03, h * .87), (r * 1.03, h * .97), (r * .99, h), (r * .92, h), (r * .89, h * .96)], 24).tolist() + [(r * .88, h * .84), (.0001, h * .84)], mat, 64, loc)
    if soil: lathe('soil', [(.0001, h * .885), (r * .885, h * .875)], simple('soil', srgb('#4a3828'), .95, spec=.05), 48, loc)
    return z + h * .88


def palm(loc, H=7, R=1.9, fronds=42, seed=1, mats=None, lean=.4):
    """Date palm, meant to be seen from afar: a trunk, arching fronds with leaflets."""
    r = random.Random(seed); x, y, z = loc; mats = mats or [simple('palmT', srgb('#4a4034'), .9, spec=.1), thin('palmL', srgb('#3d4a33'), srgb('#5d6b4c'), .25, .5, .2)]
    top = np.array([x + lean * r.uniform(-1, 1), y, z + H]); g = Geo(); V, F = tube(spline([(x, y, z), (x + .1, y, z + H * .5), tuple(top)], 20), np.linspace(.24, .17, 20), 10); g.add(V, F, 0)
    for k in range(fronds):
        a = k * 2.39996; el = 1.25 - 1.95 * (k / fronds) ** .9; L = R * r.uniform(.85, 1.1); d = np.array([math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)]); drop = .36 + .22 * r.random()
        P = spline([tuple(top + d * L * t + np.array([0, 0, -drop * L * t * t])) for t in (0, .3, .6, .85, 1)], 30); V, F = tube(P, np.linspace(.02, .004, 30), 4); g.add(V, F, 0); T = np.gradient(P, axis=0)
        for i in range(3, 30):
            for sd in (-1, 1):
                Bm = basis(T[i]); dd = Bm[:, 0] * sd + Bm[:, 1] * .75 + np.array([0, 0, -.25]); LV, LF = leaf_geo('olive', 1, .035, 3, 1, .1, .15); g.add(P[i] + (LV * R * .23 * (1 - .6 * (i / 30 - .4) ** 2)) @ basis(dd).T, LF, 1)
    return g.obj('palm', mats)


def chair(g, x, y, s=1, turn=0., legs=True):
    """Bentwood chair at (x, y), its back on the side `s` of x, turned by `turn`. Slots of `g`: 0 wood, 1 seat."""
    H = Geo(); ba = .40
    half = [(ba - .03, .2, 0), (ba - .02, .2, .46), (ba, .2, .68), (ba + .025, .19, .82), (ba + .05, .14, .905), (ba + .06, .07, .935)]
    fr = [(a_, -b_, c_) for a_, b_, c_ in half] + [(ba + .064, 0, .942)] + [(a_, b_, c_) for a_, b_, c_ in half[::-1]]
    V, F = tube(spline(fr, 90), .0135, 12); H.add(V, F, 0)
    for a in (-1, 1): V, F = tube(spline([(ba - .015, -.199 * a, .535), (ba + .03, 0, .735), (ba + .047, .155 * a, .893)], 40), .0085, 10); H.add(V, F, 0)
    for a in (-1, 1):
        V, F = tube([(.0, .19 * a, 0), (.026, .172 * a, .44)], [.013, .016], 16); H.add(V, F, 0); V, F = tube([(.012, .18 * a, .20), (ba - .028, .19 * a, .22)], .008, 8); H.add(V, F, 0)
    V, F = tube([(.008, -.185, .27), (.008, .185, .27)], .008, 8); H.add(V, F, 0)
    rim = lambda t, k: (.2 + .21 * k * abs(math.cos(t)) ** .5 * math.copysign(1, math.cos(t)), .205 * k * abs(math.sin(t)) ** .5 * math.copysign(1, math.sin(t)))
    ts = [math.atan2(math.copysign(abs(math.sin(q)) ** 2, math.sin(q)), math.copysign(abs(math.cos(q)) ** 2, math.cos(q))) for q in np.linspace(0, 2 * math.pi, 121)[:-1] + .4]; ts.append(ts[0])
    V, F = tube([(*rim(t, 1), .445) for t in ts], .013, 12); H.add(V, F, 0)
    ks = (.0001, .3, .55, .72, .84, .91, .95, .98, 1); V = [(*rim(t, k * .99), .45 + .045 * max(0, 1 - k ** 8) ** .5) for k in ks for t in ts[:-1]]; H.add(V, [(i * 120 + k, i * 120 + (k + 1) % 120, (i + 1) * 120 + (k + 1) % 120, (i + 1) * 120 + k) for i in range(8) for k in range(120)], 1)
    V = np.vstack(H.V) * (s, 1, 1); c, q = math.cos(turn), math.sin(turn); m = np.array([.2 * s, 0, 0]); V = (V - m) @ np.array([[c, q, 0], [-q, c, 0], [0, 0, 1]]) + m + (x, y, 0)
    fs = [f if s > 0 else f[::-1] for f in H.F]
    g.V.append(V); g.F += [tuple(i + g.n for i in f) for f in fs]; g.M += H.M; g.n += len(V)


def lights(P0, P1, sag=.35, n=12, r=.035, strength=30, col=(1, .62, .3), power=0, cable=True, skip=0, thick=.006):
    """Round bulbs that hang from a cable between two points. `power` > 0 makes each a real lamp (watts)."""
    P0, P1 = np.array(P0, float), np.array(P1, float); at = lambda t: P0 + (P1 - P0) * t - np.array([0, 0, sag * 4 * t * (1 - t)])
    if cable: V, F = tube([at(t) for t in np.linspace(0, 1, 60)], thick, 6); mesh_obj('cable', V, F, [simple('cable', (.01, .009, .008), .7)])
    m = emit('bulb', col, strength); b = lathe('b', [(max(.0001, math.sin(a)), -math.cos(a)) for a in np.linspace(0, math.pi, 14)], m, 20, link=False); sock = lathe('sock', [(.0001, .5), (.5, .5), (.5, 1.6), (.0001, 1.6)], simple('sock', (.02, .018, .015), .5), 12, link=False)
    for i in range(skip, n):
        p = at((i + .5) / n) - np.array([0, 0, r * 1.7]); o = inst(b, tuple(p), scale=r); o.visible_shadow = False; o.visible_diffuse = False; inst(sock, tuple(p + [0, 0, r * .55]), scale=r * .62)
        if power:
            li = bpy.data.lights.new('bl', 'POINT'); li.energy = power; li.color = (1, .6, .3); li.shadow_soft_size = .06; lo = bpy.data.objects.new('bl', li); lo.location = tuple(p - [0, 0, r * 1.5]); bpy.context.collection.objects.link(lo); lo.visible_glossy = False


def wall(o, u, h, thick=.28, colour='#e9e0d2', coping='#a9694a', mat=None):
    """A limewashed wall from `o` along the horizontal vector `u`, height h, with a coping of clay tiles."""
    o, u = np.array(o, float), np.array(u, float); L = np.linalg.norm(u); d = u / L; ang = math.atan2(d[1], d[0]); mat = mat or plaster('limewash', srgb(colour), bump=.45, var=.07, scale=.8, dist=.02); c = o + u / 2
    box('wall', (L, thick, h), (c[0], c[1], o[2] + h / 2), mat, .02, (0, 0, ang)); cm = plaster('coping', srgb(coping), .85, bump=.3, var=.15, scale=3)
    return box('coping', (L + .04, thick + .12, .055), (c[0], c[1], o[2] + h + .027), cm, .012, (0, 0, ang))
