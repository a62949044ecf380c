import { inspect } from '/shared/inspector.js'

const query = new URLSearchParams(location.search)
const { baseUrl, secrets } = await (await fetch('/config.json')).json()
const sdk = (module) => import(`${baseUrl}/sdk/v1/${module}.js`)

const operator = query.get('operator') ?? 'bettingexpert'
const options = {
  operator,
  secret: secrets[operator] ?? Object.values(secrets)[0],
  userId: query.get('userId') ?? undefined,
  language: query.get('language') ?? undefined,
  title: 'Card game self-test: how do you play?',
  baseUrl,
}

/** Three ways to embed the test; the page shows one of them. */
const ways = {
  async mount(place) {
    const { mount } = await sdk('index')
    inspect(mount(place, options))
  },
  async dialog(button) {
    const [{ preload }, { openModal }] = await Promise.all([sdk('index'), sdk('modal')])
    // The frame's files are fetched when somebody is about to press the button.
    button.addEventListener('pointerenter', () => preload(operator, { baseUrl }), { once: true })
    button.addEventListener('click', () => inspect(openModal(options).handle))
    document.documentElement.dataset.loaded = ''
  },
  async element(element) {
    await sdk('element')
    element.secret = await (await fetch('/secret/bettingexpert')).text()
    inspect(element.handle)
  },
}

const way = Object.hasOwn(ways, query.get('way')) ? query.get('way') : 'mount'
for (const place of document.querySelectorAll('[data-way]')) place.hidden = place.dataset.way !== way
document.querySelector(`.ways a[href="?way=${way}"]`).ariaCurrent = 'page'
await ways[way](document.querySelector(`[data-way=${way}]`))
