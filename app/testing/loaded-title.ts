/** The title of the screen; nothing while what it is the title of is still on its way. */
export const loadedTitle = (): string | undefined => {
  const title = document.querySelector('main h1')
  return title && !title.closest('[aria-busy=true]') ? (title.textContent ?? undefined) : undefined
}
