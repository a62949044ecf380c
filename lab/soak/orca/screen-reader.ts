import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumLaunch, firefoxPath } from '../../../scripts/browsers.ts'

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
  // A spare tab would say that it has finished loading, between the page's own words.
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
}
const browsers: Record<BrowserName, (home: string) => string> = {
  firefox: (home) => `${firefoxPath} --no-remote --profile ${home}/firefox`,
  chromium: (home) =>
    `${chromiumLaunch().executablePath} --no-sandbox --test-type --disable-gpu --no-first-run --force-renderer-accessibility --user-data-dir=${home}/chromium`,
}

/** A session of its own: window manager, accessibility bus, Orca, and the browser once Orca speaks. */
const session = (browser: string) => `
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 &
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true
orca --replace --debug-file="$HOME/orca.log" &
for i in $(seq 300); do grep -qs 'SPEECH OUTPUT' "$HOME/orca.log" && break; sleep 0.2; done
exec ${browser} about:blank
`

/** Orca's log would come in blocks of 8 kB, its end only with the next key. */
const unbuffered = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n'
/** Keys are pressed without their names being spoken. */
const orcaSettings = {
  general: { startingProfile: ['Default', 'default'], enableKeyEcho: false },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
}

/** How long nothing may have been logged, and no process have been at work, for Orca to have said everything, ms. */
const idleMs = 1500
/** Samples, 50 ms apart, in which a process that is at work, or waits for a core, has not slept. */
const workingSamples = 3
/** The same where it may say nothing at all: longer than any timer of the page after which words come. */
const silentMs = 4000
/** How long is waited at most, ms. */
const longestMs = 60_000

/** Of a process, its state (`R`: it runs, or waits for a core), parent, group and session; nothing if it has ended. */
const statusOf = (pid: string): string[] => {
  try {
    // Behind its name, which may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}

/** Orca, with a browser. Keys go in, words come out. */
export class ScreenReader {
  /** Everything spoken so far, key by key. */
  readonly transcript: string[] = []
  readonly #home: string
  readonly #display: string
  readonly #session: string
  readonly #end: () => void
  /** Bytes of Orca's log that are read, and the end of it that may be half an entry. */
  #offset = 0
  #rest = ''
  #changed = 0
  #heard: string[] = []
  #released = 0

  constructor(home: string, display: string, session: string, end: () => void) {
    this.#home = home
    this.#display = display
    this.#session = session
    this.#end = end
  }

  static open = async (browser: BrowserName): Promise<ScreenReader> => {
    const home = mkdtempSync(join(tmpdir(), 'orca-'))
    for (const folder of ['run', 'firefox', 'chromium/Default', '.config/speech-dispatcher', '.local/share/orca'])
      mkdirSync(join(home, folder), { recursive: true })
    chmodSync(join(home, 'run'), 0o700)
    writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), speechd)
    writeFileSync(join(home, '.local/share/orca/orca-customizations.py'), unbuffered)
    writeFileSync(join(home, '.local/share/orca/user-settings.conf'), JSON.stringify(orcaSettings))
    writeFileSync(join(home, 'chromium/Default/Preferences'), JSON.stringify({ translate: { enabled: false } }))
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
      if (group.pid && group.exitCode === null && group.signalCode === null) process.kill(-group.pid)
      screen.kill()
    }
    process.once('exit', end)
    return new ScreenReader(home, display, `${group.pid}`, end)
  }

  /** Takes in what Orca has logged since the last time. */
  #listen = () => {
    const file = join(this.#home, 'orca.log')
    const size = existsSync(file) ? statSync(file).size : 0
    if (size === this.#offset) return
    const bytes = Buffer.alloc(size - this.#offset)
    const log = openSync(file, 'r')
    readSync(log, bytes, 0, bytes.length, this.#offset)
    closeSync(log)
    this.#offset = size
    this.#changed = Date.now()
    const text = this.#rest + bytes.toString()
    let end = 0
    for (const { 0: whole, 1: words, index } of text.matchAll(/SPEECH OUTPUT: '([\s\S]*?)' ?(?:\{.*)?\n|KEY_RELEASED_EVENT/g)) {
      end = index + whole.length
      if (words === undefined) this.#released++
      else this.#heard.push(words.replaceAll(/\s+/g, ' ').trim())
    }
    const open = text.indexOf("SPEECH OUTPUT: '", end)
    this.#rest = text.slice(open < 0 ? Math.max(end, text.length - 40) : open)
  }

  /**
   * What was spoken since the last time, once Orca is idle and has said what is waited for, or the time is over. While it or the browser is at
   * work it is not: on a loaded machine silence alone says nothing.
   */
  #until = async (idleFor: (speech: string[]) => number): Promise<string[]> => {
    const start = Date.now()
    const processes = readdirSync('/proc')
      .filter((pid) => statusOf(pid)[3] === this.#session)
      .map((pid) => ({ pid, awake: 0 }))
    for (;;) {
      this.#listen()
      const now = Date.now()
      for (const process of processes) {
        process.awake = statusOf(process.pid)[0] === 'R' ? process.awake + 1 : 0
        if (process.awake >= workingSamples) this.#changed = now
      }
      if (now - start > longestMs || now - Math.max(start, this.#changed) >= idleFor(this.#heard)) break
      await wait(50)
    }
    const speech = this.#heard
    this.#heard = []
    this.transcript.push(...speech.map((line) => `    ${line}`))
    return speech
  }

  /** What is spoken until Orca has nothing more to say and has said what is waited for, in one utterance or several. */
  hear = (until?: RegExp): Promise<string[]> =>
    this.#until((speech) => (!until || until.test(speech.join(' ')) ? idleMs : Number.POSITIVE_INFINITY))

  /** Sends keys to the browser, and returns once Orca has heard the last of them released. */
  #send = async (name: string, count: number, ...input: string[]) => {
    this.transcript.push(`[${name}]`)
    const before = this.#released
    execFileSync('xdotool', input, { env: { PATH: '/usr/bin:/bin', DISPLAY: this.#display } })
    const end = Date.now() + longestMs
    while (this.#released < before + count && Date.now() < end) {
      await wait(20)
      this.#listen()
    }
  }

  /** Presses a key, named as X names it, and hears what comes of it: what is waited for, or whatever comes soon. */
  press = async (key: string, until?: RegExp): Promise<string[]> => {
    await this.#send(key, 1, 'key', '--clearmodifiers', key)
    return until ? this.hear(until) : this.#until((speech) => (speech.length > 0 ? idleMs : silentMs))
  }

  /** Opens a page as a person does: in a browser that is up already, by its address bar. */
  goTo = async (page: string): Promise<void> => {
    await this.hear(/./)
    await this.press('ctrl+l')
    await this.type(page)
    this.transcript.length = 0
    await this.#send('Return', 1, 'key', 'Return')
  }

  /** Types a text. */
  type = async (text: string): Promise<string[]> => {
    await this.#send(text, text.length, 'type', '--delay', '60', text)
    return this.hear()
  }

  close = async (): Promise<void> => {
    this.#end()
    await wait(500)
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 })
  }
}
