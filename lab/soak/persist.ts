import { DatabaseProblem } from '../../server/errors/problem.ts'

/** Tries again until it is done, as a player does: on a busy machine the database may answer too late. */
export const persist = async (call: () => Promise<unknown>): Promise<void> => {
  for (;;)
    try {
      return void (await call())
    } catch (error) {
      if (!(error instanceof DatabaseProblem)) throw error
    }
}
