import {
  figuresOf,
  type LighthouseJson,
  type PageFigures,
  type Ratios,
  ratiosTo,
} from './lighthouse-run.ts';
import { ensureLighthouse, type FormFactor, runLighthouse } from './lighthouse-tool.ts';

/** The home pages of all sites, and the scores of our other pages. */
export interface LighthouseReport {
  runs: number;
  homes: Record<FormFactor, HomeFigures[]>;
  /** Figures of one run: only the scores count. */
  others: Record<FormFactor, { path: string; figures: PageFigures }[]>;
}

export interface HomeFigures {
  site: string;
  figures: PageFigures;
  toEmpty: Ratios;
  /** Our times divided by the peer's; absent for our site and the empty page. */
  oursToThis?: Ratios;
}

/** Names of the sites that are always measured. */
export const OURS = 'ours';
export const EMPTY = 'empty';
const FACTORS = ['mobile', 'desktop'] as const satisfies readonly FormFactor[];
/** Its score for SEO is below 100, because search engines must not index it. */
const ERROR_PAGE = '/error';
export const LEGAL_PAGE = '/privacidad';

export async function measureLighthouse(
  addresses: ReadonlyMap<string, string>,
  runs: number,
): Promise<LighthouseReport> {
  await ensureLighthouse();
  const reports = new Map<string, LighthouseJson[]>();
  const keyOf = (site: string, factor: FormFactor) => `${factor} ${site}`;
  // In turn, so that a busy moment of the machine slows every site.
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
  if (!ours || !empty) throw new Error('Our site and the empty page have to be measured');
  return [...sites].map(([site, figures]) => ({
    site,
    figures,
    toEmpty: ratiosTo(figures, empty),
    ...(site !== OURS && site !== EMPTY && { oursToThis: ratiosTo(ours, figures) }),
  }));
}

/** One run is enough: the scores of pages without scripts hardly change between runs. */
async function othersWith(home: string, factor: FormFactor) {
  const others = [];
  for (const path of [LEGAL_PAGE, ERROR_PAGE])
    others.push({ path, figures: figuresOf([await runLighthouse(home + path, factor)]) });
  return others;
}
