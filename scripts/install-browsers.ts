// Before the browser tests: installs Chromium and its headless shell, from system packages if possible, else Playwright's own; with the
// argument `engines` (as in `npm run soak -- engines`) other engines too.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumLaunch, firefoxPath, hasWebKit, headlessShellLaunch } from './browsers.ts'

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const installWithApt = (...packages: string[]) => {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return
  const [command = '', ...before] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get']
  try {
    run(command, [...before, 'update', '-qq'])
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', ...packages])
  } catch (error) {
    console.error(String(error))
  }
}

const isComplete = () => Boolean(chromiumLaunch().executablePath && headlessShellLaunch().executablePath)
if (!isComplete() && !existsSync(chromium.executablePath())) {
  console.error('Installing a browser for the tests …')
  installWithApt('chromium', 'chromium-headless-shell')
  if (!isComplete()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
}

/** By name: whether it is installed, and its packages. */
const engines: [name: string, isHere: () => boolean, packages: string[]][] = [
  ['Firefox', () => existsSync(firefoxPath), ['firefox-esr']],
  ['WebKitGTK', hasWebKit, ['webkit2gtk-driver', 'xvfb', 'xauth']],
]
const missing = () => engines.filter(([, isHere]) => !isHere())
if (process.argv.includes('engines') && missing().length > 0) {
  installWithApt(...missing().flatMap(([, , packages]) => packages))
  for (const [name, , packages] of missing()) console.error(`${name} is not installed: apt-get install ${packages.join(' ')}`)
}
