import { separator } from '../shared/spanish-words.ts';
import services from './services.json' with { type: 'json' };

/** The ids of the services' sections, and the names of their pictures, in the order of the page and of the footer. */
const SERVICE_IDS = ['weddings', 'socialEvents', 'corporateEvents'] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

export interface WhatsApp {
  label: string;
  message: string;
}

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
  /** A link to WhatsApp, beside the button, and the message that the visitor finds there. */
  whatsApp?: WhatsApp;
}

const TEXTS = services as unknown as Record<ServiceId, Omit<Service, 'id'>>;

export const SERVICES: readonly Service[] = SERVICE_IDS.map((id) => ({ id, ...TEXTS[id] }));

/** «bodas, fiestas e inauguraciones», in parts, of which each name links to its section. */
export function servicesInWords<Id extends string>(
  services: readonly { id: Id; mention: string }[],
): (string | { text: string; section: Id })[] {
  const words = services.map(({ mention }) => mention);
  return services.flatMap(({ id, mention }, index) => {
    const part = { text: mention, section: id };
    return index === 0 ? [part] : [separator(words, index), part];
  });
}
