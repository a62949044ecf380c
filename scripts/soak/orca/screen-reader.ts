import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumLaunch, firefoxPath } from '../../browsers.ts'

export type BrowserName = 'firefox' | 'chromium'

/** Debian's packages, by a file of each. */
const packages = {
  orca: '/usr/bin/orca',
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'dbus-x11': '/usr/bin/dbus-launch',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
  'firefox-esr': '/usr/bin/firefox-esr',
  chromium: '/usr/bin/chromium',
}
export const missingPackages = (): string[] => Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

/** Speech goes nowhere: what is spoken is read from Orca's log. */
const speechd = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n'
const firefoxSettings = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
}
const browsers: Record<BrowserName, (home: string) => string> = {
  firefox: (home) => `${firefoxPath} --no-remote --profile ${home}/firefox`,
  chromium: (home) =>
    `${chromiumLaunch().executablePath} --no-sandbox --disable-gpu --no-first-run --force-renderer-accessibility --disable-features=Translate --user-data-dir=${home}/chromium`,
}

/** A session of its own: window manager, accessibility bus, Orca, and the browser once Orca speaks. */
const session = (browser: string) => `
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 &
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true
orca --replace --debug-file="$HOME/orca.log" &
for i in $(seq 300); do grep -qs 'SPEECH OUTPUT' "$HOME/orca.log" && break; sleep 0.2; done
exec ${browser} "$PAGE"
`

/** That a key was pressed, in Orca's words. */
const echo = /^(?:tab|space|return|escape|right|left)$/i

/** How long nothing may have been logged for Orca to have said everything, ms; and how long it may take. */
const idleMs = 1500
const longestMs = 60_000

/** Orca, with a browser that shows a page. Keys go in, words come out. */
export class ScreenReader {
  /** Everything spoken so far, key by key. */
  readonly transcript: string[] = []
  readonly #home: string
  readonly #display: string
  readonly #end: () => void
  #read = 0

  constructor(home: string, display: string, end: () => void) {
    this.#home = home
    this.#display = display
    this.#end = end
  }

  static open = async (browser: BrowserName, page: string): Promise<ScreenReader> => {
    const home = mkdtempSync(join(tmpdir(), 'orca-'))
    for (const folder of ['run', 'firefox', '.config/speech-dispatcher']) mkdirSync(join(home, folder), { recursive: true })
    chmodSync(join(home, 'run'), 0o700)
    writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), speechd)
    const settings = Object.entries(firefoxSettings).map(([name, value]) => `user_pref('${name}', ${value});\n`)
    writeFileSync(join(home, 'firefox/user.js'), settings.join(''))

    // A loaded machine would repeat keys (-r).
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-r'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
    const display = `:${String(number).trim()}`
    const group = spawn('dbus-run-session', ['--', 'bash', '-c', session(browsers[browser](home))], {
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: '/usr/bin:/bin',
        HOME: home,
        XDG_RUNTIME_DIR: join(home, 'run'),
        DISPLAY: display,
        PAGE: page,
        LANG: 'en_US.UTF-8',
        LC_ALL: 'C.UTF-8',
        ACCESSIBILITY_ENABLED: '1',
        GNOME_ACCESSIBILITY: '1',
        GTK_MODULES: 'gail:atk-bridge',
        NO_AT_BRIDGE: '0',
        MOZ_ENABLE_WAYLAND: '0',
        MOZ_CRASHREPORTER_DISABLE: '1',
      },
    })
    const end = () => {
      // Bus, window manager, Orca and browser are one group.
      if (group.pid && group.exitCode === null) process.kill(-group.pid)
      screen.kill()
    }
    return new ScreenReader(home, display, end)
  }

  #log = () => {
    const file = join(this.#home, 'orca.log')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }

  /** What is spoken from now on, until Orca has said what is waited for and is idle; the names of keys are left out. */
  hear = async (...until: RegExp[]): Promise<string[]> => {
    const file = join(this.#home, 'orca.log')
    const size = () => (existsSync(file) ? statSync(file).size : 0)
    const end = Date.now() + longestMs
    let last = size()
    let changed = Date.now()
    let lines: string[] = []
    const isWhole = () => {
      lines = this.#spoken()
      return until.every((each) => lines.some((line) => each.test(line)))
    }
    while (Date.now() < end && !(Date.now() - changed >= idleMs && isWhole())) {
      await wait(100)
      if (size() === last) continue
      last = size()
      changed = Date.now()
    }
    this.#read += lines.length
    this.transcript.push(...lines.map((line) => `    ${line}`))
    return lines.filter((line) => !echo.test(line))
  }

  /** Everything that was spoken and not yet taken by `hear`, without the names of keys. */
  #spoken = () =>
    [...this.#log().matchAll(/SPEECH OUTPUT: '([\s\S]*?)' ?(?:\{.*)?\n/g)]
      .map(([, words = '']) => words.replaceAll(/\s+/g, ' ').trim())
      .slice(this.#read)

  /** Presses a key, named as X names it, and hears what comes of it. */
  press = async (key: string, ...until: RegExp[]): Promise<string[]> => {
    this.transcript.push(`[${key}]`)
    execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: { PATH: '/usr/bin:/bin', DISPLAY: this.#display } })
    return this.hear(new RegExp(`^${key}$`, 'i'), ...until)
  }

  /** Types a text. */
  type = async (text: string): Promise<string[]> => {
    this.transcript.push(`[${text}]`)
    execFileSync('xdotool', ['type', '--delay', '60', text], { env: { PATH: '/usr/bin:/bin', DISPLAY: this.#display } })
    return this.hear()
  }

  log = () => this.#log()

  close = async (): Promise<void> => {
    this.#end()
    await wait(500)
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 })
  }
}
