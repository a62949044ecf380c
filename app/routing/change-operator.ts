import { apiBase, request } from '../api/connection.ts'
import { type CurrentOperator, isOperatorView } from '../session/operator-view.ts'

/** How long to wait for a style sheet, ms. */
const timeoutMs = 3000

/**
 * Replaces the page's theme with another operator's; settles once it is loaded, so that nothing is shown in between. If it fails, the old
 * one stays.
 */
const changeTheme = (id: string) => {
  const old = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/theme.css"]')
  if (!old) return
  return new Promise<void>((resolve) => {
    const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${apiBase()}/operators/${id}/theme.css` })
    const done = () => {
      old.remove()
      resolve()
    }
    next.onload = done
    next.onerror = () => {
      next.remove()
      resolve()
    }
    setTimeout(resolve, timeoutMs)
    old.after(next)
  })
}

/** Gives the app the look and the words of an operator, in place: a reload would lose a session that no storage keeps. */
export const changeOperator = async (currentOperator: CurrentOperator, id: string): Promise<void> => {
  if (currentOperator.get().id === id) return
  const [reply] = await request('GET', `/operators/${encodeURIComponent(id)}/view.json`)
  if (!isOperatorView(reply) || reply.id === currentOperator.get().id) return
  await changeTheme(reply.id)
  currentOperator.set(reply)
}
