import { inspect } from '/shared/inspector.js'

const query = new URLSearchParams(location.search)
const { baseUrl, secrets } = await (await fetch('/config.json')).json()
const { mount } = await import(`${baseUrl}/sdk/v1/index.js`)

const operator = query.get('operator') ?? 'bettingexpert'
const test = mount('#test', {
  operator,
  secret: secrets[operator] ?? Object.values(secrets)[0],
  userId: query.get('userId') ?? undefined,
  language: query.get('language') ?? undefined,
  title: 'Card game self-test: how do you play?',
  baseUrl,
})
inspect(test)
