import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'

const folder = 'e2e/pictures/stored'
/** Major version of the browser that made the pictures. */
const stamp = join(folder, 'chromium')

/**
 * Global setup: text rendering differs between major browser versions. If this browser is not the version that made the stored baselines,
 * those of the commit that last changed them are made again with this browser, and the tests compare with these.
 */
export default async function prepareReference({ projects }: FullConfig): Promise<void> {
  if (process.env.PICTURES_DIR) return
  const browser = await chromium.launch(projects[0]?.use.launchOptions)
  const [major = ''] = browser.version().split('.')
  await browser.close()
  if (process.env.PICTURES === 'make') {
    if (process.env.SCENE && existsSync(stamp) && major !== madeWith())
      throw new Error(`the pictures were made by Chromium ${madeWith()}, this is ${major}: make all of them with npm run pictures`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(stamp, `${major}\n`)
    return
  }
  if (madeWith() === major) return
  process.env.PICTURES_DIR = await makeReference(major)
}

const madeWith = () => readFileSync(stamp, 'utf8').trim()

/** Builds that commit in a separate folder and has it take its pictures; returns their folder. */
const makeReference = async (major: string): Promise<string> => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  // A shallow clone has only the last commit, which would be compared with itself.
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      `the pictures were made by Chromium ${madeWith()}, this is ${major}: fetch the history, so that the earlier ones can be made again`,
    )
  const base = git('log', '-1', '--format=%H', '--', folder)
  console.log(`Pictures were made by Chromium ${madeWith()}, this is ${major}: making those of ${base.slice(0, 7)} again …`)
  const made = resolve('test-results/reference-pictures')
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const tree = mkdtempSync(join(tmpdir(), 'gamalyze-pictures-'))
  const env = { ...process.env, PICTURES: 'make', PICTURES_DIR: made, E2E_PORT: String(Number(process.env.E2E_PORT) + 70) }
  delete (env as NodeJS.ProcessEnv).E2E_EXAMPLES_PORT
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: tree, env, stdio: 'inherit' })
  try {
    git('worktree', 'add', '--detach', '--force', tree, base)
    const same = git('show', `${base}:package-lock.json`) === readFileSync('package-lock.json', 'utf8').trim()
    if (same) {
      symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
      node('scripts/build.mjs')
    } else node('scripts/setup.mjs', '--browser')
    node('node_modules/@playwright/test/cli.js', 'test', 'e2e/screens/scenes.spec.ts', '--grep', '@pictures', '--reporter', 'dot')
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return made
}
