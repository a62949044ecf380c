/** Loaded like a screen: players who see them first get them with the page (`warm-up.ts`). */
export const notices = { load: () => import('./notices.tsx').then(({ Notices }) => Notices) }
/** Of the same chunk: stands below the way into the game. */
export const notKept = { load: () => import('./notices.tsx').then(({ NotKept }) => NotKept) }

/** Loaded when somebody says that they are too young. */
export const young = { load: () => import('./young.tsx').then(({ Young }) => Young) }
