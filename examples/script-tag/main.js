import { inspect } from '/shared/inspector.js'

/** Only for the panel: the element tells its handle when the script has mounted it, which may be before this module runs. */
const waiting = document.querySelector('.test')
waiting.addEventListener('gamalyze', ({ detail }) => inspect(detail))
