import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment gives the demo settings', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', examplesPort: 8081, publicUrl: 'http://127.0.0.1:8080' })
  expect(readConfig({}).retentionDays).toBe(730)
})

test('PUBLIC_URL follows the port unless it is set, and loses its trailing slash', () => {
  expect(readConfig({ PORT: '9000' }).publicUrl).toBe('http://127.0.0.1:9000')
  expect(readConfig({ PUBLIC_URL: 'https://test.example/' }).publicUrl).toBe('https://test.example')
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '0x10'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'test.example'],
  ['PUBLIC_URL', 'https://test.example/path'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMTP_URL', 'http://localhost'],
  ['TRUST_PROXY', 'maybe'],
  ['RETENTION_DAYS', '-1'],
  ['ID_KEY', 'secret'],
])('%s=%s is rejected by name, without repeating its value', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^Bad setting: ${name} must be .*$`))
  expect(read).not.toThrow(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
})

test('all bad settings are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'x' })).toThrow(/PORT .*SMTP_URL .*LOG_LEVEL/)
})
