import { inspect } from '/shared/inspector.js'

const { baseUrl, secrets } = await (await fetch('/config.json')).json()
const [{ preload }, { openModal }] = await Promise.all([import(`${baseUrl}/sdk/v1/index.js`), import(`${baseUrl}/sdk/v1/modal.js`)])
const operator = 'safergambling'
const launch = document.getElementById('launch')

/** The frame's files are fetched when somebody is about to press the button. */
launch.addEventListener('pointerenter', () => preload(operator, { baseUrl }), { once: true })
launch.addEventListener('click', () => {
  const { handle } = openModal({ operator, secret: secrets[operator], title: 'Card game self-test', baseUrl })
  inspect(handle)
})
document.documentElement.dataset.loaded = ''
