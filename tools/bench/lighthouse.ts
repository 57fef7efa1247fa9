import {
  figuresOf,
  type LighthouseJson,
  type PageFigures,
  type Ratios,
  ratiosTo,
} from './lighthouse-run.ts';
import { ensureLighthouse, type FormFactor, runLighthouse } from './lighthouse-tool.ts';

/** The home page beside the empty page and the peers, and the scores of our other pages. */
export interface LighthouseReport {
  runs: number;
  homes: Record<FormFactor, HomeFigures[]>;
  /** Path → figures of few runs, of which only the scores count. */
  others: Record<FormFactor, { path: string; figures: PageFigures }[]>;
}

export interface HomeFigures {
  site: string;
  figures: PageFigures;
  toEmpty: Ratios;
  /** Ours against each peer, and nothing where it is no peer. */
  oursToThis?: Ratios;
}

/** Names of the two that are always there. */
export const OURS = 'ours';
export const EMPTY = 'empty';
const FACTORS = ['mobile', 'desktop'] as const satisfies readonly FormFactor[];
/** A page that must not be found scores no full points with search engines: only its others count. */
const ERROR_PAGE = '/error';
export const LEGAL_PAGE = '/privacidad';

export async function measureLighthouse(
  addresses: ReadonlyMap<string, string>,
  runs: number,
): Promise<LighthouseReport> {
  await ensureLighthouse();
  const reports = new Map<string, LighthouseJson[]>();
  const keyOf = (site: string, factor: FormFactor) => `${factor} ${site}`;
  // In turn, never one site after the other: what slows the machine for a while slows them all.
  for (let round = 1; round <= runs; round++) {
    console.log(`Lighthouse, round ${round} of ${runs}…`);
    for (const factor of FACTORS) {
      for (const [site, address] of addresses) {
        const report = await runLighthouse(`${address}/`, factor);
        const key = keyOf(site, factor);
        reports.set(key, [...(reports.get(key) ?? []), report]);
      }
    }
  }
  const homesWith = (factor: FormFactor) =>
    compare(
      new Map(
        [...addresses.keys()].map((site) => [
          site,
          figuresOf(reports.get(keyOf(site, factor)) ?? []),
        ]),
      ),
    );
  const home = addresses.get(OURS) ?? '';
  return {
    runs,
    homes: { mobile: homesWith('mobile'), desktop: homesWith('desktop') },
    others: {
      mobile: await othersWith(home, 'mobile'),
      desktop: await othersWith(home, 'desktop'),
    },
  };
}

export function compare(sites: ReadonlyMap<string, PageFigures>): HomeFigures[] {
  const ours = sites.get(OURS);
  const empty = sites.get(EMPTY);
  if (!ours || !empty) throw new Error('Ours and the empty page are always measured');
  return [...sites].map(([site, figures]) => ({
    site,
    figures,
    toEmpty: ratiosTo(figures, empty),
    ...(site !== OURS && site !== EMPTY && { oursToThis: ratiosTo(ours, figures) }),
  }));
}

/** Once: pages without script hardly move from run to run. */
async function othersWith(home: string, factor: FormFactor) {
  const others = [];
  for (const path of [LEGAL_PAGE, ERROR_PAGE])
    others.push({ path, figures: figuresOf([await runLighthouse(home + path, factor)]) });
  return others;
}
