/** What a release did to a fresh database, statement by statement, with what came of each. */
export type Trace = {
  /** Commit of the release */
  release: string
  statements: string[]
  /** Number of the statement, its values, the rows it gave and how many it changed */
  runs: [number, unknown[], unknown[], number][]
}
