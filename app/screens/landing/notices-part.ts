/** Loaded like a screen: players who see them first get them with the page (`warm-up.ts`). */
export const notices = { load: () => import('./notices.tsx').then(({ Notices }) => Notices) }
