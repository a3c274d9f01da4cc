import { expect, it } from 'vitest';
import { clientAddress, clientNetworks, fullAddress, PEER_ADDRESS_HEADER } from '@/lib/http/client-address';

const from = (peer: string, forwarded?: string) =>
  new Headers({ [PEER_ADDRESS_HEADER]: peer, ...(forwarded && { 'x-forwarded-for': forwarded }) });

it.each([
  ['the peer address if no proxy is trusted, whatever the client claims', '203.0.113.1', 0, '198.51.100.7'],
  ['written by the outermost trusted proxy', '1.1.1.1, 203.0.113.9, 10.0.0.2', 1, '10.0.0.2'],
  ['written by the second trusted proxy', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['found before an empty entry', '203.0.113.9, ', 1, '203.0.113.9'],
  ['the leftmost entry if there are fewer than trusted proxies', '203.0.113.9', 3, '203.0.113.9'],
])('the address of a client is %s', (_, forwarded, proxies, expected) => {
  expect(clientAddress(from('198.51.100.7', forwarded), proxies)).toBe(expected);
});

const odd = ['', 'unknown', '_hidden', 'a.b.c.d', '1:2', '][', '999.0.0.1', '203.0.113.9, 1.1.1.1'];
odd.push('x'.repeat(5_000));
it.each([
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ...['::ffff:cb00:7109', '0:0:0:0:0:FFFF:203.0.113.9', '[::ffff:203.0.113.9]:80', '64:ff9b::cb00:7109'].map(
    (written) => [written, '203.0.113.9', '203.0.113.9'] as const,
  ),
  ['::ffff:0.0.1.2', '0.0.1.2', '0.0.1.2'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::/64', '2001:db8:1:2::cb00:7109'],
  ['203.0.113.9:52100', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2:3:4:5:6'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1:2::1'],
  ['[2001:db8::0:1]:443', '2001:db8:0:0::/64', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80::1'],
  ['::1', '0:0:0:0::/64', '::1'],
  ...odd.map((each) => [each, 'unknown', null] as const),
] as const)('reads %.30s as %s, and unmasked for the auth service as %s', (peer, masked, full) => {
  expect(clientAddress(from(peer), 0)).toBe(masked);
  expect(fullAddress(from(peer), 0)).toBe(full);
});

it('clientNetworks counts an IPv4 client alone, a home as four clients, and a tunnel as sixteen', () => {
  expect(clientNetworks(from('203.0.113.9'), 0)).toEqual([{ key: '203.0.113.9', clients: 1 }]);
  expect(clientNetworks(from('odd'), 0)).toEqual([{ key: 'unknown', clients: 1 }]);
  const keysOf = (peer: string) => clientNetworks(from(peer), 0).map(({ key }) => key);
  expect(clientNetworks(from('2001:db8:1:2345::1'), 0)).toEqual([
    { key: '2001:db8:1:2345::/64', clients: 1 },
    { key: '2001:db8:1:2300::/56', clients: 4 },
    { key: '2001:db8:1::/48', clients: 16 },
  ]);
  expect(keysOf('2001:db8:1:23ff::1').slice(1)).toEqual(keysOf('2001:db8:1:2300::1').slice(1));
  expect(keysOf('2001:db8:1:2400::1')[1]).not.toBe(keysOf('2001:db8:1:2300::1')[1]);
  expect(keysOf('2001:db8:1:2400::1')[2]).toBe(keysOf('2001:db8:1:2300::1')[2]);
  expect(keysOf('2001:db8:2::1')[2]).not.toBe(keysOf('2001:db8:1::1')[2]);
});
