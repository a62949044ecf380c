import { inspect } from '/shared/inspector.js'

/** Only for the panel. The script may have mounted before this module runs: then the element has its handle. */
const element = document.querySelector('.test')
if (element.gamalyze) inspect(element.gamalyze)
else element.addEventListener('gamalyze', ({ detail }) => inspect(detail))
