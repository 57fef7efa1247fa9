import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';

/** A valid request. Tests of a rule change one field of it. */
export const ANA = SAMPLE_REQUEST;
/** The idempotency key of a form. */
export const KEY = '0b6c7a52-3f1f-4d59-9a67-6f0d6d1c2b3a';

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
  '&lt;b&gt; &#123;&#123;',
  'Gil\r\nBcc: otro@visitor.example',
] as const;
