// The WordPress plugin as the build packs it, in Debian's WordPress with its database: uploaded, set up and placed in a browser, played by a visitor
// and a known user, under a strict policy and without pretty links, from a page that a cache kept, in another language, with a deleted user, and
// removed. Needs `npm run build`, and Debian's wordpress, mariadb-server, php-cli, php-mysql and php-mbstring. Page builders and cache plugins are
// imitated: by do_shortcode, and by a kept page that is served to another user.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/browsers.ts'
import { externalIdFor } from '../../sdk/server.ts'
import { must, same } from './must.ts'
import { playToEnd } from './play-to-end.ts'
import { ownPort, startProvider } from './start-provider.ts'
import { type Site, startSite } from './wordpress/site.ts'

const operator = 'quiet-hour'
const server = await startProvider()
const key = await server.newKey(operator, { test: true })
const pageSecret = await server.newSecret(operator, { test: true })
const gamesOf = async (externalId: string) => {
  const path = `/api/v1/partner/users/${externalId}`
  return ((await server.call('GET', path, undefined, { authorization: `Bearer ${key}` })).body as { games: { reference: string }[] }).games
}

let browser: Browser | undefined
let site: Site | undefined

/** A tab of somebody without cookies, in which nothing was played: a second game in a tab is another drill's. */
const newTab = async (): Promise<Page> => {
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext()
  // A busy machine may hold up a page of WordPress for long.
  context.setDefaultTimeout(180_000)
  return context.newPage()
}

const signIn = async ({ url }: Site, name: string): Promise<Page> => {
  const page = await newTab()
  await page.goto(`${url}/wp-login.php`)
  await page.fill('#user_login', name)
  await page.fill('#user_pass', 'password')
  await page.click('#wp-submit')
  await page.waitForURL(/wp-admin/)
  return page
}
const newPage = ({ php }: Site, content: string): number =>
  php(
    `$value = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => ${phpText(content)} ) );`,
  )
const phpText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Enters settings as the site's owner does, and returns what the page then says. */
const enter = async (admin: Page, { url }: Site, settings: Record<string, string>): Promise<string> => {
  await admin.goto(`${url}/wp-admin/options-general.php?page=gamalyze`)
  for (const [name, value] of Object.entries(settings))
    await (name === 'mode' ? admin.selectOption('#gamalyze-mode', value) : admin.fill(`#gamalyze-${name}`, value))
  await admin.click('#submit')
  await admin.waitForURL(/settings-updated/)
  return admin
    .locator('.notice, .settings-error')
    .allInnerTexts()
    .then((texts) => texts.join(' '))
}

/** Plays the test of a page to its end, and returns what the site then was told. */
const playAndTell = async (page: Page, address: string, { completions }: Site) => {
  const before = completions().length
  await page.goto(address)
  await playToEnd(page)
  for (let tries = 0; completions().length === before; tries++) {
    if (tries > 100) throw new Error('not so: the site is told of a completed test')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return completions().at(-1)
}

const drill = async (site: Site): Promise<void> => {
  const { url, php } = site
  const address = (page: number) => `${url}/?page_id=${page}`
  const [plain, short, block] = [newPage(site, 'No test here.'), newPage(site, '[gamalyze]'), newPage(site, '<!-- wp:gamalyze/test /-->')]
  const built = newPage(site, '<!-- wp:shortcode -->[gamalyze language="da"]<!-- /wp:shortcode -->')
  const bytes = async (page: number) => (await fetch(address(page))).text()
  const before = await bytes(plain)

  const admin = await signIn(site, 'admin')
  await admin.goto(`${url}/wp-admin/plugin-install.php?tab=upload`)
  await admin.setInputFiles('#pluginzip', 'dist/sdk/v1/gamalyze-wordpress.zip')
  await admin.click('#install-plugin-submit')
  await admin.click('a.button-primary:has-text("Activate")')
  must(
    php<boolean>(`require 'wp-admin/includes/plugin.php'; $value = is_plugin_active( 'gamalyze/gamalyze.php' );`),
    'the zip is uploaded and activated',
  )
  same(await bytes(plain), before, 'a page without a test has the same bytes as before')
  must(!(await bytes(short)).includes('gamalyze-operator'), 'visitors see nothing before it is set up')

  const all = { url: server.url, operator, mode: 'users', page_secret: pageSecret }
  must(/43/.test(await enter(admin, site, { ...all, server_key: 'sk_short' })), 'a key of a wrong form is refused with words')
  must(/unauthorized/.test(await enter(admin, site, { ...all, server_key: `sk_${'x'.repeat(43)}` })), 'an unknown key is said at once')
  must(/no server key/.test(await enter(admin, site, { page_secret: key.slice(0, 36) })), 'a server key is not taken for a page secret')
  must(/saved/.test(await enter(admin, site, { ...all, server_key: key })), 'the settings are saved')
  must(!(await admin.content()).includes(key), 'the server key is not shown again')
  same(await bytes(plain), before, 'a page without a test still has the same bytes')

  const visitor = await newTab()
  const anonymous = await playAndTell(visitor, address(short), site)
  must(
    anonymous?.user === 0 && anonymous.duration > 0,
    'a visitor’s test by the shortcode is verified, under a strict policy and plain links',
  )

  php(
    `wp_insert_user( array( 'user_login' => 'robin', 'user_pass' => 'password', 'user_email' => 'robin@site.example', 'role' => 'subscriber' ) );`,
  )
  const { site: number, user } = php<{ site: string; user: number }>(
    `$value = array( 'site' => get_option( 'gamalyze' )['site'], 'user' => get_user_by( 'login', 'robin' )->ID );`,
  )
  const robin = externalIdFor(operator, `${number}:${user}`)
  const knownUser = await signIn(site, 'robin')
  const own = await playAndTell(knownUser, address(block), site)
  same(own?.user, user, 'a known user’s test by the block is verified as that user’s')
  must(
    (await gamesOf(robin)).some(({ reference }) => reference === own?.reference),
    'the game belongs to the user at the provider',
  )
  const forged = await visitor.request.post(`${url}/wp-admin/admin-ajax.php?action=gamalyze_completed&reference=rf_${'0'.repeat(33)}`)
  same(forged.status(), 404, 'a reference that was not completed tells nobody')
  const foreign = await visitor.request.get(`${url}/wp-admin/admin-ajax.php?action=gamalyze_secret`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  same(foreign.status(), 403, 'another site’s page gets no session')

  const cachedPage = await (await visitor.request.get(address(short))).text()
  writeFileSync(join(site.folder, 'web/cached.html'), cachedPage)
  const tab = await knownUser.context().newPage()
  same((await playAndTell(tab, `${url}/cached.html`, site))?.user, user, 'a page that a cache kept is the signed-in user’s own')

  php(`update_option( 'WPLANG', 'de_DE' );`)
  const languageOf = async (page: number) => {
    await visitor.goto(address(page))
    await visitor.locator('.gamalyze-test iframe').waitFor()
    return new URL((await visitor.locator('iframe').getAttribute('src')) ?? '').searchParams.get('language')
  }
  same(
    [await languageOf(short), await languageOf(built)],
    ['de-DE', 'da'],
    'the test speaks the site’s language, or the one that the shortcode names',
  )
  await admin.goto(`${url}/wp-admin/post.php?post=${block}&action=edit`)
  await admin.locator('.components-placeholder__label:has-text("Gamalyze")').waitFor({ timeout: 60_000 })
  must(true, 'the block shows itself in the editor')

  php(`require 'wp-admin/includes/user.php'; wp_delete_user( ${user} );`)
  // On a busy machine the first call may take too long; WordPress repeats it later.
  for (let tries = 0; (await gamesOf(robin)).length > 0 && tries < 5; tries++) php(`do_action( 'gamalyze_forget', ${user} );`)
  same(await gamesOf(robin), [], 'a deleted user’s games are gone at the provider')
  php(`$option = get_option( 'gamalyze' ); $option['url'] = 'http://127.0.0.1:9'; update_option( 'gamalyze', $option ); require 'wp-admin/includes/user.php';
    wp_delete_user( wp_insert_user( array( 'user_login' => 'kim', 'user_pass' => 'password' ) ) );`)
  must(
    php<boolean>(`$value = (bool) array_filter( _get_cron_array(), fn( $hooks ) => isset( $hooks['gamalyze_forget'] ) );`),
    'while the provider is away the deletion is tried again',
  )
  const away = await visitor.request.get(`${url}/wp-admin/admin-ajax.php?action=gamalyze_secret`)
  same(away.status(), 502, 'meanwhile no secret is made up')

  must(/saved/.test(await enter(admin, site, { url: server.url, mode: 'page' })), 'the mode is changed')
  const stranger = await newTab()
  await stranger.goto(address(short))
  await playToEnd(stranger)
  must(true, 'with a page secret everybody plays')

  php(
    `require 'wp-admin/includes/plugin.php'; require 'wp-admin/includes/file.php'; deactivate_plugins( 'gamalyze/gamalyze.php' ); delete_plugins( array( 'gamalyze/gamalyze.php' ) );`,
  )
  const left = php<string[]>(
    `global $wpdb; $value = array_merge( $wpdb->get_col( "select option_name from wp_options where option_name <> 'recently_activated' and ( option_name like '%gamalyze%' or option_value like '%gamalyze%' )" ), $wpdb->get_col( "select meta_key from wp_usermeta where meta_value like '%gamalyze%'" ) );`,
  )
  same(
    left.filter((name) => !/transient/.test(name)),
    [],
    'uninstalled, it leaves nothing in the database',
  )
  const debug = readFileSync(join(site.folder, 'debug.log'), { encoding: 'utf8', flag: 'a+' })
  same(
    debug.split('\n').filter((line) => /plugins\/gamalyze/.test(line)),
    [],
    'PHP had nothing to say about the plugin',
  )
}

try {
  browser = await chromium.launch(headlessShellLaunch())
  site = await startSite(ownPort + 1, server.url)
  await drill(site)
} finally {
  await browser?.close()
  await site?.close()
  await server.close()
}
