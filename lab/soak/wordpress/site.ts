import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export type Site = {
  url: string
  folder: string
  /** Runs PHP inside WordPress; `$value` at its end, as JSON. */
  php<T>(code: string): T
  /** Everything other plugins were told of completed tests. */
  completions(): { reference: string; duration: number; user: number }[]
  close(): Promise<void>
}

/** A theme of one page, without anything inline of its own. */
const theme = `<!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><?php wp_head(); ?></head><body>
<?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>`

/** What a strict site sends with its pages; WordPress's own inline code is refused by it, the administration has none. */
const router = (provider: string) => `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( $path === '/cached.html' ) { readfile( __DIR__ . '/cached.html' ); return; }
if ( ! str_starts_with( $path, '/wp-' ) ) header( "Content-Security-Policy: default-src 'self'; script-src 'self' ${provider}; style-src 'self'; frame-src ${provider}" );
return false;`

const config = (folder: string) => `<?php
define( 'DB_NAME', 'wordpress' ); define( 'DB_USER', 'root' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', 'localhost:${folder}/db.sock' );
define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' ); define( 'FS_METHOD', 'direct' ); define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' ); define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false ); define( 'WP_DEBUG_LOG', '${folder}/debug.log' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY' ) as $name ) { define( $name, $name . 'x' ); define( str_replace( 'KEY', 'SALT', $name ), $name . 'y' ); }
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';`

/** Writes down what the plugin tells other plugins. */
const listener = (folder: string) => `<?php add_action( 'gamalyze_completed', function ( $completion, $user ) {
file_put_contents( '${folder}/completions.jsonl', json_encode( $completion + array( 'user' => $user ) ) . "\\n", FILE_APPEND ); }, 10, 2 );`

/** Debian's WordPress with Debian's MariaDB in a folder of its own, served by PHP itself, without pretty links. */
export const startSite = async (port: number, provider: string): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  const web = join(folder, 'web')
  const url = `http://localhost:${port}`
  cpSync('/usr/share/wordpress', web, { recursive: true, dereference: true })
  rmSync(join(web, 'wp-config.php'))
  for (const [path, text] of [
    ['wp-config.php', config(folder)],
    ['router.php', router(provider)],
    ['wp-content/themes/plain/index.php', theme],
    ['wp-content/themes/plain/style.css', '/* Theme Name: Plain */'],
    ['wp-content/mu-plugins/listener.php', listener(folder)],
    // A language is available whose file is there.
    ['wp-content/languages/de_DE.mo', ''],
  ] as const) {
    mkdirSync(join(web, path, '..'), { recursive: true })
    writeFileSync(join(web, path), text)
  }
  writeFileSync(join(folder, 'completions.jsonl'), '')
  const { username } = userInfo()
  const data = ['--no-defaults', `--datadir=${folder}/db`, `--user=${username}`]
  execFileSync('mariadb-install-db', [...data, '--auth-root-authentication-method=normal', '--skip-test-db'], { stdio: 'ignore' })
  const processes: ChildProcess[] = []
  const start = (command: string, args: string[], env = {}) => {
    const child = spawn(command, args, { cwd: web, stdio: ['ignore', 'ignore', 'ignore'], env: { ...process.env, ...env }, detached: true })
    processes.push(child)
  }
  start('/usr/sbin/mariadbd', [...data, `--socket=${folder}/db.sock`, '--skip-networking', `--pid-file=${folder}/db.pid`])
  const sql = (text: string) =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${folder}/db.sock`, '-uroot', '-e', text], { stdio: 'pipe' })
  for (let tries = 0; ; tries++) {
    try {
      sql('create database wordpress')
      break
    } catch (error) {
      if (tries > 150) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const php = <T>(code: string): T => {
    const script = `$_SERVER['HTTP_HOST'] = 'localhost:${port}'; ${code} echo "\\n" . json_encode( $value ?? null );`
    const out = execFileSync('php', ['-d', 'display_errors=stderr', '-r', script], { cwd: web, encoding: 'utf8' })
    return JSON.parse(out.split('\n').at(-1) ?? '')
  }
  php(`define( 'WP_INSTALLING', true ); require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
    wp_install( 'Site', 'admin', 'admin@site.example', true, '', 'password' ); update_option( 'siteurl', '${url}' ); update_option( 'home', '${url}' );
    switch_theme( 'plain' );`)
  start('php', ['-S', `localhost:${port}`, '-t', '.', 'router.php'], { PHP_CLI_SERVER_WORKERS: '4' })
  return {
    url,
    folder,
    php: (code) => php(`require 'wp-load.php'; ${code}`),
    completions: () =>
      execFileSync('cat', [join(folder, 'completions.jsonl')], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    async close() {
      for (const child of processes) {
        if (child.exitCode !== null || !child.pid) continue
        const ended = once(child, 'exit')
        process.kill(-child.pid, 'SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
