import * as rule from '../../shared/rules.ts';
import { defineTextType } from './define-text-type.tsx';

/** Any single-line text. */
export const text = defineTextType('text', rule.line);

export const sample = () =>
  text({ label: '¿Cómo te llaman?', autoComplete: 'nickname', autoCapitalize: 'words' });
