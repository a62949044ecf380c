/** The page `/embed-check`: what `diagnose()` says in a partner's page, for partners who have no such page yet. Nothing is stored. */
const form = document.querySelector('form') as HTMLFormElement
const list = document.querySelector('.checks') as HTMLElement
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement

const show = (ok: boolean, what: string, hint: string) => {
  const item = document.createElement('li')
  item.append(`${ok ? '✓' : '✗'} ${what}`)
  if (hint) item.append(Object.assign(document.createElement('p'), { textContent: hint }))
  list.append(item)
}

const places = {
  listed: 'It works with every secret of this operator.',
  preview: 'It is a preview page: mount with test: true, and use a test secret.',
  local: 'It is a local page: use a test secret.',
  unknown: '',
}

const originOf = (text: string) => {
  try {
    return new URL(text).origin
  } catch {
    return ''
  }
}

const check = async () => {
  list.replaceChildren()
  const operator = field('operator').value.trim().toLowerCase()
  const secret = field('secret').value.trim()
  const origin = originOf(field('page').value.trim())
  show(!!origin, 'The address of your page', origin ? origin : 'Enter it in full, such as https://www.example.com/article.')
  const secure = /^https:|^http:\/\/(([\w-]+\.)*localhost|127\.0\.0\.1)(:|$)/.test(origin)
  if (origin) show(secure, 'Your page uses https', secure ? '' : 'Serve it over https: otherwise browsers block the test.')
  const listing = await (await fetch(`/embed-check.json?${new URLSearchParams({ operator, origin: origin || 'none' })}`)).json()
  show(
    listing.operator,
    `The operator "${operator}"`,
    listing.operator ? '' : 'No such operator: check the spelling, or ask your provider.',
  )
  if (listing.operator && origin) {
    const listed = listing.page !== 'unknown'
    show(
      listed,
      `${origin} may show the test`,
      listed ? places[listing.page as keyof typeof places] : 'It is not on the operator’s list of pages: ask your provider to add it.',
    )
  }
  if (!/^[\w-]{36}$/.test(secret)) show(false, 'The secret', `A secret has 36 letters, digits, _ or -; this one has ${secret.length}.`)
  else {
    const reply = await fetch(`/api/v1/authentication/check_secret/${secret}/${encodeURIComponent(operator)}`)
    const isTest = reply.headers.has('gamalyze-test')
    const accepted = reply.ok && (isTest || listing.page === 'listed')
    const why = reply.ok
      ? 'It is not a test secret, and this page may only run tests.'
      : 'The provider does not accept it for this operator.'
    show(accepted, isTest ? 'The test secret' : 'The secret', accepted ? '' : why)
  }
  show(true, 'If your page has a Content-Security-Policy', `It needs: frame-src ${location.origin}`)
}

field('operator').value = new URLSearchParams(location.search).get('operator') ?? ''
form.addEventListener('submit', (event) => {
  event.preventDefault()
  check().catch((error) => show(false, 'The provider', `It does not answer: ${error.message}`))
})

export {}
