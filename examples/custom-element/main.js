import { inspect } from '/shared/inspector.js'

const element = document.querySelector('gamalyze-test')
await import(`${element.getAttribute('base-url')}/sdk/v1/element.js`)
element.secret = await (await fetch('/secret/bettingexpert')).text()
inspect(element.handle)
