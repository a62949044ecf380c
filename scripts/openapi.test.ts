import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test("the OpenAPI document follows Redocly's recommended rules (issue 9, 10)", { timeout: 120_000 }, () => {
  expect(() => execFileSync(process.execPath, ['scripts/openapi.ts'], { stdio: 'pipe' })).not.toThrow()
})
