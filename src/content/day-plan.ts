import dayPlan from './day-plan.json' with { type: 'json' };
import { fill } from './fill.ts';
import type { DayPlan } from './schema/page.ts';

export const DAY_PLAN = fill<DayPlan>(dayPlan);

/** The four numbers of guests that the plan is drawn for (U-24). */
export const GUESTS = DAY_PLAN.counts as [number, number, number, number];

/** The days that the visitor chooses from. Without any, the page has no such section. */
export const DAYS = DAY_PLAN.days ?? [];
