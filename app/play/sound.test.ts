// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

/** Web Audio as far as the sound needs it, which jsdom does not bring: it notes what would be heard. */
const listen = () => {
  const heard: { seconds: number; loudest: number; connected: unknown[] }[] = []
  const connected: unknown[] = []
  const destination = { name: 'speakers' }
  class Node {
    buffer: { length: number; samples: Float32Array } | null = null
    connect(next: unknown) {
      connected.push(next)
      return next
    }
    start() {
      const samples = this.buffer?.samples ?? new Float32Array()
      heard.push({ seconds: samples.length / 48_000, loudest: Math.max(...samples.map(Math.abs)), connected })
    }
  }
  const contexts: unknown[] = []
  class AudioContext {
    sampleRate = 48_000
    destination = destination
    constructor() {
      contexts.push(this)
    }
    createBuffer(_: number, length: number) {
      const samples = new Float32Array(length)
      return { length, samples, getChannelData: () => samples }
    }
    createBufferSource = () => new Node()
  }
  const filters: unknown[] = []
  class BiquadFilterNode extends Node {
    constructor(_: unknown, options: unknown) {
      super()
      filters.push(options)
    }
  }
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('BiquadFilterNode', BiquadFilterNode)
  return { heard, contexts, filters, destination }
}

test('the sound of a card is short and soft, and fades', async () => {
  const { heard, contexts, filters, destination } = listen()
  const { playTurn } = await import('./sound.ts')
  playTurn()
  playTurn()
  expect(heard).toHaveLength(2)
  const [{ seconds, loudest, connected } = { seconds: 0, loudest: 0, connected: [] }] = heard
  expect(seconds).toBeCloseTo(0.06, 3)
  expect(loudest).toBeGreaterThan(0.02)
  expect(loudest).toBeLessThanOrEqual(0.05)
  expect(connected.at(-1)).toBe(destination)
  expect(filters[0]).toEqual({ type: 'lowpass', frequency: 1800 })
  expect(contexts).toHaveLength(1)
})
