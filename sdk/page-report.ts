/** What a page in test mode tells the console: `ready`, `resize`, `NOT_KEPT` or the code of an error. Sizes in CSS pixels. */
export type PageReport = { what: string; origin: string; width: number; height: number }

/** On the console's own origin. */
export const pageReportsPath = '/api/console/sightings'

/** Tells the console, and whether it took it: it takes test secrets only. */
export const postPageReport = async (
  console: string,
  secret: string | null,
  { what, origin, width, height }: PageReport,
): Promise<boolean> => {
  const reply = await fetch(console + pageReportsPath, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, what, origin, width, height }),
  })
  return reply.ok
}
