import * as rule from '../../shared/rules.ts';
import { defineTextType } from './define-text-type.tsx';

/** A phone number. */
export const tel = defineTextType('tel', rule.phone);

export const sample = () => tel({ label: 'Teléfono', autoComplete: 'tel' });
