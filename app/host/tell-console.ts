import { postSighting, type Sighting } from '../../sdk/sighting.ts'
import type { Services } from '../services.ts'

/** Passes on to the console what the host page reports about the test, with its test secret. False if there is no console to take it. */
export const tellConsole = async ({ brand, session }: Pick<Services, 'brand' | 'session'>, sighting: unknown): Promise<boolean> => {
  const { console } = brand.get()
  return console !== undefined && postSighting(console, session.get().secret, Object(sighting) as Sighting).catch(() => false)
}
