import { eventNames } from '/shared/event-names.js'

/** A panel that shows what passes between this page and the frame, and sends commands. For developers; no partner ships it. */
const pages = { 'plain-html': 'Article', 'script-tag': 'Script tag', react: 'React', 'partner-server': 'Own server' }

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const rowOf = (name, payload, time) =>
  make(
    'li',
    { className: name === 'error' ? 'is-error' : '' },
    make('time', { textContent: `${(time / 1000).toFixed(2)} s` }),
    make('b', { textContent: name }),
    make('code', { textContent: payload instanceof Error ? `${payload.code}` : (JSON.stringify(payload) ?? '') }),
  )

const build = () => {
  const list = make('ol', { className: 'inspector-list' })
  const count = make('span', { className: 'inspector-count', textContent: '0' })
  const tools = make('div', { className: 'inspector-tools' })
  const here = location.pathname.split('/')[1] || 'plain-html'
  const links = Object.entries(pages).map(([path, text]) =>
    make('a', { href: `/${path}/${location.search}`, textContent: text, ariaCurrent: path === here ? 'page' : null }),
  )
  const summary = make('summary', {}, 'Events ', count, make('span', { className: 'inspector-last', role: 'status' }))
  const panel = make(
    'details',
    { className: 'inspector', open: innerWidth > 1800 },
    summary,
    make('nav', { ariaLabel: 'Examples' }, ...links),
    tools,
    list,
  )
  panel.dataset.testid = 'inspector'
  document.body.append(panel)
  return { list, count, tools, last: summary.lastElementChild }
}

let panel
/** Shows the events of `handle` from now on, and that it was ready before; further handles share the panel. Returns the panel's own log for tests. */
export const inspect = (handle) => {
  panel ??= build()
  const { list, count, tools, last } = panel
  const add = (name, payload) => {
    list.prepend(rowOf(name, payload, performance.now()))
    count.textContent = `${list.children.length}`
    last.textContent = name
  }
  if (handle.state === 'ready') add('ready')
  for (const name of eventNames) handle.on(name, (payload) => add(name, payload))
  const command = (text, run) => {
    const button = make('button', { type: 'button', textContent: text })
    button.onclick = () =>
      run().then(
        (done) => add(`→ ${text}`, done),
        (error) => add('error', error),
      )
    return button
  }
  tools.replaceChildren(
    command('pause', () => handle.pause()),
    command('resume', () => handle.resume()),
    command('restart', () => handle.restart()),
    command('focus', () => handle.focus()),
    command('dansk', () => handle.update({ language: 'dan' })),
    command('english', () => handle.update({ language: 'eng' })),
    command('diagnose', () => handle.diagnose()),
    command('destroy', async () => handle.destroy()),
  )
}
