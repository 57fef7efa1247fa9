import { expect, test } from 'vitest';
import { networkOf, visitorKey } from './visitor-key.ts';

const keyOf = (ip: string, secret = 'rediss://123') =>
  visitorKey(new Headers({ 'x-real-ip': ip }), secret);

test('S-API-8 U-19: the key is a hash of the network with a secret, and there is none without an address', () => {
  expect(keyOf('192.0.2.1')).toMatch(/^[\w-]{43}$/);
  expect(keyOf('192.0.2.1')).toBe(keyOf('192.0.2.1'));
  expect(keyOf('2001:db8::1')).toBe(keyOf('2001:db8::ffff:2'));
  const others = [keyOf('192.0.2.2'), keyOf('192.0.2.1', 'rediss://456')];
  expect(others).not.toContain(keyOf('192.0.2.1'));
  expect([keyOf(' '), visitorKey(new Headers(), 'x')].some(Boolean)).toBe(false);
});

test.each([
  ['192.0.2.1', '::ffff:c000:201'],
  ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:0:9', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('S-API-8: %s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
