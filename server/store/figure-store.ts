import type { Sighting } from '../../contract/console/sighting.ts'

/** What is counted of a week. */
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

/** A place among games in the order of their registration. */
export type GameAt = { createdAt: number; id: number }

/** What is counted of one game. */
export type GameFigures = GameAt & {
  operator: string
  test: boolean
  completed: boolean
  analysed: boolean
  guessed: boolean
  /** Of its score; null: not analysed, or by an earlier method */
  category: string | null
  /** 0: none */
  lastCard: number
}

/** What came of a test game on the operator's page. */
export type TestGame = {
  reference: string
  startedAt: number
  cards: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

/** What a page in test mode told, and when. */
/** A page asked for the test in test mode, its frame was let in, or a member looked whether one does. */
export type HelloStep = 'hello' | 'ready' | 'looked'

export type SightingAt = Sighting & { at: number }

/** Counts of whole weeks, and what a page did lately. */
export type FigureStore = {
  /** When the first game was registered that is still kept. */
  firstGame(): Promise<number | undefined>
  countedWeeks(): Promise<string[]>
  /** Up to `limit` games after a place and registered before a time, in the order of their registration. */
  games(after: GameAt, before: number, limit: number): Promise<GameFigures[]>
  /** Keeps the figures of a week, once and for good; false where that was done. */
  addWeek(week: string, figures: readonly NewFigure[], at: number): Promise<boolean>
  addPages(operator: string, week: string, language: string, count: number): Promise<void>
  /** Of an operator, of weeks from and to these. */
  list(operator: string, from: string, to: string, test: boolean): Promise<WeekFigure[]>
  noteHello(operator: string, step: HelloStep, at: number): Promise<void>
  hellos(operator: string): Promise<{ step: HelloStep; at: number }[]>
  /** Keeps the last of a kind. */
  noteSighting(operator: string, sighting: SightingAt): Promise<void>
  /** Oldest first. */
  sightings(operator: string, since: number): Promise<SightingAt[]>
  /** The newest game with a test key that was started since a time. */
  latestTestGame(operator: string, since: number): Promise<TestGame | undefined>
}
