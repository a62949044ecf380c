// Before the browser tests: Chromium and its headless shell, from the system's packages where there are any, else Playwright's own.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumLaunch, headlessShellLaunch } from './browsers.ts'

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const installWithApt = () => {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return
  const [command = '', ...before] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get']
  try {
    run(command, [...before, 'update', '-qq'])
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
  } catch (error) {
    console.error(String(error))
  }
}

const isComplete = () => Boolean(chromiumLaunch().executablePath && headlessShellLaunch().executablePath)
if (!isComplete() && !existsSync(chromium.executablePath())) {
  console.error('Installing a browser for the tests …')
  installWithApt()
  if (!isComplete()) run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
}
