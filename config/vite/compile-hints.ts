import type { Plugin } from 'vite'

/** V8's explicit compile hint, as the first line of a script. */
export const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile each chunk eagerly while it loads, on another thread (V8's explicit compile hints). Most of a chunk runs soon, and lazy
 * compilation would fall between a player's press and the card: it delayed the first two presses of a game.
 * Other browsers ignore the comment. It must be the file's first line, so it is added last.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code
    },
  },
})
