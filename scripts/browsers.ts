import { existsSync } from 'node:fs'

type Launch = { executablePath?: string }

const firstOf = (places: (string | undefined)[]): Launch => {
  const executablePath = places.find((place) => place && existsSync(place))
  return executablePath ? { executablePath } : {}
}

/** How Playwright launches this machine's full Chromium; empty to use Playwright's own. CHROME names another. */
export const chromiumLaunch = (): Launch =>
  firstOf([
    process.env.CHROME,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium-browser',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ])

/** The same for the headless shell, which takes half the CPU. CHROME_SHELL names another. */
export const headlessShellLaunch = (): Launch => firstOf([process.env.CHROME_SHELL, '/usr/bin/chromium-headless-shell'])

/** The system's Firefox, for the tests of other engines. FIREFOX names another. */
export const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Whether WebKitGTK, its driver and a virtual display (Xvfb) are on this machine. */
export const hasWebKit = () => ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path))
