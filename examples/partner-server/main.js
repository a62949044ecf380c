import { inspect } from '/shared/inspector.js'

const { baseUrl } = await (await fetch('/config.json')).json()
const { mount } = await import(`${baseUrl}/sdk/v1/index.js`)

/** A call of this partner's own server; nothing here knows the server key. */
const ask = (path, method = 'GET', body = undefined) =>
  fetch(`/partner-server/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
const find = (id) => document.getElementById(id)

/** The reference of the newest game that webhooks told of. */
let reference

const tell = ({ type, timestamp, data }) => {
  reference = data.reference
  find('confirm').disabled = find('read').disabled = false
  const entry = document.createElement('li')
  const time = new Date(timestamp)
  entry.append(
    Object.assign(document.createElement('time'), { dateTime: timestamp, textContent: time.toLocaleTimeString('en-GB') }),
    ' ',
    Object.assign(document.createElement('b'), { textContent: type }),
    ' ',
    Object.assign(document.createElement('code'), { textContent: `${data.reference.slice(0, 9)}… no. ${data.sequence}` }),
  )
  find('events').prepend(entry)
}

const show = async (path, method) => {
  const reply = await ask(path, method)
  const told = await reply.json()
  find('answer').textContent = told === null ? 'There is nothing, or nothing we may read.' : JSON.stringify(told, null, 2)
}

const open = ({ user, id }) => {
  find('login').hidden = true
  find('account').hidden = find('test').hidden = false
  find('who').textContent = user
  new EventSource('/partner-server/events').onmessage = ({ data }) => tell(JSON.parse(data))
  const secret = async () => (await ask('secret', 'POST')).text()
  inspect(mount('#test', { operator: 'quiet-hour', secret, userId: id, title: 'Card game self-test', baseUrl }))
}

for (const button of document.querySelectorAll('[data-user]'))
  button.onclick = async () => open(await (await ask('login', 'POST', { user: button.dataset.user })).json())
find('confirm').onclick = () => show(`completion/${reference}`)
find('read').onclick = () => show(`result/${reference}`)
find('list').onclick = () => show('games')
find('delete').onclick = () => show('games', 'DELETE')

const me = await ask('me')
if (me.ok) open(await me.json())
else find('login').hidden = false
document.documentElement.dataset.loaded = ''
