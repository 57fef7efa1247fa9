import * as rule from '../../shared/rules.ts';
import { defineTextType } from './define-text-type.tsx';

export const email = defineTextType('email', rule.email);

export const sample = () =>
  email({ label: 'Email', autoComplete: 'email', autoCapitalize: 'none' });
