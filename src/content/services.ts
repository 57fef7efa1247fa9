import { fill } from './fill.ts';
import services from './services.json' with { type: 'json' };

/** The id of a service's section, fixed by the contract, and the name of its picture. */
export type ServiceId = 'weddings' | 'socialEvents' | 'corporateEvents';

export interface Service {
  id: ServiceId;
  /** The name in the footer and on the error page. */
  label: string;
  /** The name within a sentence that lists all services. */
  mention: string;
  title: string;
  emphasis: string;
  text: string;
  includes: readonly string[];
  /** The text of a link to an example: for corporate events the proposal, for the others the days of the plan. */
  example?: string;
  action: string;
  /** The text of a link to WhatsApp, beside the button. */
  whatsApp?: string;
}

/** In the order of the page and of the footer. */
export const SERVICES = fill<{ list: readonly Service[] }>(services).list;
