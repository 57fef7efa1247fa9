import { describe, expect, test } from 'vitest';
import { networkOf, visitorKey } from './visitor-key.ts';

const from = (ip: string) => new Headers({ 'x-real-ip': ip });

describe('visitorKey', () => {
  const keyOf = (headers: Headers, secret = 'rediss://123') => visitorKey(headers, secret);

  test('S-API-8: the key is the same in every instance, and differs with another secret', () => {
    expect(keyOf(from('192.0.2.1'))).toBe(keyOf(from('192.0.2.1')));
    expect(keyOf(from('192.0.2.1'), 'rediss://456')).not.toBe(keyOf(from('192.0.2.1')));
    expect(keyOf(from('192.0.2.2'))).not.toBe(keyOf(from('192.0.2.1')));
  });

  test('S-API-8: the addresses of one /64 have one key', () => {
    expect(keyOf(from('2001:db8::1'))).toBe(keyOf(from('2001:db8::ffff:2')));
    expect(keyOf(from('2001:db8:0:1::1'))).not.toBe(keyOf(from('2001:db8::1')));
  });

  test('S-API-8: the key is a hash, which has no part of the address', () => {
    expect(keyOf(from('192.0.2.1'))).toMatch(/^[\w-]{43}$/);
  });

  test('U-19: there is no key without an address', () => {
    for (const headers of [new Headers(), from(' ')]) expect(keyOf(headers)).toBeFalsy();
  });
});

test.each([
  ['192.0.2.1', '::ffff:c000:201'],
  ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8::1:0:0:0:9', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('S-API-8: %s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
