import dayPlan from './day-plan.json' with { type: 'json' };
import type { ServiceId } from './services.ts';

/** The hours of a day, in their order. */
export interface Day {
  /** The form gets the kind of event of this service, if the visitor has chosen this day. */
  id: ServiceId;
  kind: string;
  /** What its button fills in as the description: no field holds that the event is a communion. */
  description?: string;
  hours: readonly Hour[];
}

interface Hour {
  time: string;
  what: string;
  /** Which place of the drawing, from 1. */
  place: number;
  dry: string;
  /** Missing if the rain changes nothing. */
  wet?: string;
  /** For each number of guests. */
  furniture: readonly string[];
}

interface DayPlan extends Omit<typeof dayPlan, 'days'> {
  days?: readonly Day[];
}

export const DAY_PLAN = dayPlan as unknown as DayPlan;

/** The numbers of guests that the plan is drawn for. */
export const GUEST_COUNTS: readonly [number, number, number, number] = [30, 80, 150, 300];

/** The days that the visitor chooses from, of which the first is shown. Without any, the page has no such section. */
export const DAYS = DAY_PLAN.days ?? [];
