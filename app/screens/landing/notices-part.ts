/** Loaded as a screen is: whoever is to see them at first gets them with the page (`warm-up.ts`). */
export const notices = { load: () => import('./notices.tsx').then(({ Notices }) => Notices) }
