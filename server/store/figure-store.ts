import type { Sighting } from '../../contract/console/sighting.ts'

/** Kinds of weekly figures. */
export type FigureKind = 'games' | 'left' | 'category' | 'language'

export type WeekFigure = {
  operator: string
  /** ISO 8601 */
  week: string
  test: boolean
  kind: FigureKind
  /** `started`, `completed`, `analysed`, `guessed`; last card; category; language set */
  key: string
  count: number
}

export type NewFigure = Omit<WeekFigure, 'week'>

/** A position in the list of games, ordered by registration. */
export type GameAt = { createdAt: number; id: number }

/** What one game contributes to the figures. */
export type GameFigures = GameAt & {
  operator: string
  test: boolean
  completed: boolean
  analysed: boolean
  guessed: boolean
  /** Of its score; null: not analysed, or without a firm result */
  category: string | null
  /** 0: none */
  lastCard: number
}

/** Progress of a test game on the operator's page. */
export type TestGame = {
  reference: string
  startedAt: number
  cards: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

/** What a page in test mode reported, and when. */
/** A page in test mode requested the test, its frame loaded, or a member checked for either. */
export type HelloStep = 'hello' | 'ready' | 'looked'

export type SightingAt = Sighting & { at: number }

/** Weekly counts, and recent activity of partners' pages. */
export type FigureStore = {
  /** Registration time of the oldest game that is still stored. */
  firstGame(): Promise<number | undefined>
  countedWeeks(): Promise<string[]>
  /** Up to `limit` games after a position and registered before a time, in order of registration. */
  games(after: GameAt, before: number, limit: number): Promise<GameFigures[]>
  /** Stores the figures of a week, permanently; false if the week was already stored. */
  addWeek(week: string, figures: readonly NewFigure[], at: number): Promise<boolean>
  addPages(operator: string, week: string, language: string, count: number): Promise<void>
  /** Figures of an operator for a range of weeks, both ends included. */
  list(operator: string, from: string, to: string, test: boolean): Promise<WeekFigure[]>
  noteHello(operator: string, step: HelloStep, at: number): Promise<void>
  hellos(operator: string): Promise<{ step: HelloStep; at: number }[]>
  /** Stores the latest of each kind. */
  noteSighting(operator: string, sighting: SightingAt): Promise<void>
  /** Oldest first. */
  sightings(operator: string, since: number): Promise<SightingAt[]>
  /** The newest game started with a test key since a time. */
  latestTestGame(operator: string, since: number): Promise<TestGame | undefined>
}
