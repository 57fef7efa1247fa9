import { fill } from './fill.ts';
import type { Services } from './schema/page.ts';
import services from './services.json' with { type: 'json' };

export const SERVICES = fill<Services>(services).list;
