import { extname } from 'node:path'
import type { StartFrom } from '../../contract/console/look.ts'
import { orNotFound, ProblemError } from '../errors/problem.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { LooksFollower } from '../operators/follow-looks.ts'
import { type OperatorFiles, operatorJsonOf } from '../operators/operator-files.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import type { Checks } from '../workers/checks.ts'
import { jsonBytes } from './look-content.ts'
import { currentFiles, filesOf, operatorOf, unreadable } from './publish-files.ts'

type Needs = { clock: Clock; store: Store; operators: Operators; checks: Checks; outages: Outages; looks: LooksFollower }

/** Takes colours and background from another label; name, logos, links, languages, pages and texts stay. */
const fromOther = (id: string, own: OperatorFiles, otherId: string, other: OperatorFiles): OperatorFiles => {
  const mine = operatorOf(id, own)
  const theirs = operatorOf(otherId, other)
  const files = new Map(own)
  const picture = theirs.background.image
  const bytes = picture && other.get(picture)
  const image = picture && `background-of-${otherId}`.slice(0, 61) + extname(picture)
  if (image && bytes) files.set(image, bytes)
  const { background, color } = theirs.header
  const { image: _theirs, ...ground } = theirs.background
  files.set(
    'operator.json',
    jsonBytes({
      ...mine,
      theme: theirs.theme,
      header: { ...mine.header, background, color },
      background: { ...ground, ...(image && { image }) },
    }),
  )
  return files
}

/** A label made anew from one colour; its own texts stay. */
const fromColour = async (
  { checks }: Needs,
  id: string,
  own: OperatorFiles,
  { colour, name }: { colour: string; name: string },
): Promise<OperatorFiles> => {
  const newFiles = await checks.recolour(id, { id, own: operatorJsonOf(own) ?? '', name, colour })
  if (!newFiles) throw unreadable()
  return new Map([...own, ...Object.entries(newFiles).map(([path, text]) => [path, Buffer.from(text)] as const)])
}

/** The initial files of a draft. */
export const startDraft = async (deps: Needs, operator: string, own: OperatorFiles, start: StartFrom): Promise<OperatorFiles> => {
  switch (start.from) {
    case 'published':
      return own
    case 'version':
      return filesOf(deps, (await orNotFound(deps.store.looks.version(operator, start.number))).files)
    case 'operator': {
      if (!deps.operators.has(start.operator)) throw new ProblemError('not_found')
      return fromOther(operator, own, start.operator, (await currentFiles(deps, start.operator)).files)
    }
    case 'colour':
      return fromColour(deps, operator, own, start)
  }
}
