import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';

/** A valid request. Tests of a rule change one field of it. */
export const ANA = SAMPLE_REQUEST;

/** Texts that try to break out of their place in the mail. Each is valid as a surname and as a description. */
export const HOSTILE_TEXTS = [
  '{}{}{}',
  '$& $1 $` $$',
  '{{ params.email }}',
  '{% if contact %}',
  '{# nada #}',
  '</td><script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '&#60;b&#62; &#123;&#123;',
  'Gil\r\nBcc: otro@visitor.example',
] as const;
