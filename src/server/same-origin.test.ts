import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

test.each<[allowed: boolean, headers: Record<string, string>]>([
  [true, {}],
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { 'sec-fetch-site': 'none' }],
  [true, { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }],
  [false, { 'sec-fetch-site': 'same-site' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { 'sec-fetch-site': 'cross-site', origin: 'https://alheli.example' }],
  [false, { 'sec-fetch-site': 'Same-Origin' }],
  [true, { origin: 'https://alheli.example' }],
  [false, { origin: 'https://other.example' }],
  [false, { origin: 'https://alheli.example:8443' }],
  [false, { origin: 'https://alheli.example.other.example' }],
  [false, { origin: 'null' }],
])('S-API-8: allowed = %j for the headers %j', (allowed, headers) => {
  const request = new Request('https://alheli.example/api/event-request', { headers });
  expect(isSameOrigin(request)).toBe(allowed);
});
