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

test('a customer of an internet provider is a /56', () => {
  expect(networkOf('2001:db8:1:2ff:3:4:5:6', customerBits)).toBe('2001:db8:1:200')
})
