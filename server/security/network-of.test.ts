import { expect, test } from 'vitest'
import { customerBits, networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['[2001:db8:1:2::5]:49152', '2001:db8:1:2'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
  // Fastify returns no address for a connection that has been closed.
  [undefined, ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff:0:0:1', true],
  ['2001:DB8::5:0:0:0:1', '2001:db8:0:5::', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['::1', '::2', true],
])('%s and %s are one client: %s', (one, other, isOne) => expect(networkOf(one) === networkOf(other)).toBe(isOne))

test('a customer of an internet provider is a /56', () => {
  expect(networkOf('2001:db8:1:2ff:3:4:5:6', customerBits)).toBe('2001:db8:1:200')
})
