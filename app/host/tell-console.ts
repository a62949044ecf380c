import { postSighting, type Sighting } from '../../sdk/sighting.ts'
import type { Services } from '../services.ts'

/** Passes on to the console what the page around says of the test, with the test secret that is played with. False where no console takes it. */
export const tellConsole = async ({ brand, session }: Pick<Services, 'brand' | 'session'>, sighting: unknown): Promise<boolean> => {
  const { console } = brand.get()
  return console !== undefined && postSighting(console, session.get().secret, Object(sighting) as Sighting).catch(() => false)
}
