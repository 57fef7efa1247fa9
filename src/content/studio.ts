import type { Photo } from './picture.ts';
import studio from './studio.json' with { type: 'json' };

/** What only the studio can say. The pages show no trace of a missing entry. */
export interface Studio {
  labels: typeof studio.labels;
  /** Who answers visitors. Every button and the thank-you name the first one. */
  people?: readonly Person[];
  works?: readonly Work[];
  opinions?: Opinions;
  /** `what` says what the prices are for. They are in euros, with all taxes. */
  priceFrom?: {
    what: string;
    weddings?: number;
    socialEvents?: number;
    corporateEvents?: number;
  };
  proposal?: { within: string; isFree?: boolean };
  /** The longest time until an answer, in August too. */
  replyWithin?: string;
  /** When the phone is answered. */
  hours?: string;
  /** `YYYY-MM-DD`. No other day is called free. */
  takenDates?: readonly string[];
  /** Towns or provinces besides the town. */
  areas?: readonly string[];
}
export interface Person {
  picture?: Photo;
  name: string;
  /** The name by which she is called. Without it, the whole name. */
  calledName?: string;
  sentence: string;
}
/** «Boda en Albarracín · mayo de 2026»: kind, place, month. */
export interface Work {
  picture: Photo;
  kind: string;
  place: string;
  month: string;
}
/**
 * As they are published elsewhere. `checked` says whether and how
 * their authors are known to be clients (TRLGDCU, article 20.4).
 */
export interface Opinions {
  list: readonly { text: string; name: string; kind: string; site: string; url: string }[];
  checked: string;
}

export const STUDIO = studio as unknown as Studio;
