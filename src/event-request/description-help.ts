import { EVENT_REQUEST } from '../content/event-request.ts';
import type { Help } from '../form/field-types/define-field-type.ts';

/** Says so when the control takes no more: a text that lost its end must not go unnoticed. */
export function descriptionHelp(value: string, room: number): Help | undefined {
  return value.length < room ? undefined : { text: EVENT_REQUEST.descriptionHelp };
}
