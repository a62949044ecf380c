import { extname } from 'node:path'
import type { StartFrom } from '../../contract/console/look.ts'
import { orNotFound, ProblemError } from '../errors/problem.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { LooksFollower } from '../operators/follow-looks.ts'
import { type LabelFiles, operatorJsonOf } from '../operators/label.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import type { Checks } from '../workers/checks.ts'
import { currentFiles, filesOf, operatorOf, unreadable } from './labels.ts'
import { jsonBytes } from './look-content.ts'

type Needs = { clock: Clock; store: Store; operators: Operators; checks: Checks; outages: Outages; looks: LooksFollower }

/** Takes colours and background from another label; name, logos, links, languages, pages and texts stay. */
const fromOther = (id: string, own: LabelFiles, otherId: string, other: LabelFiles): LabelFiles => {
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
  own: LabelFiles,
  { colour, name }: { colour: string; name: string },
): Promise<LabelFiles> => {
  const brandFiles = await checks.brand(id, { id, own: operatorJsonOf(own) ?? '', name, colour })
  if (!brandFiles) throw unreadable()
  return new Map([...own, ...Object.entries(brandFiles).map(([path, text]) => [path, Buffer.from(text)] as const)])
}

/** The initial files of a draft. */
export const startDraft = async (deps: Needs, operator: string, own: LabelFiles, start: StartFrom): Promise<LabelFiles> => {
  switch (start.from) {
    case 'published':
      return own
    case 'version':
      return filesOf(deps, (await orNotFound(deps.store.looks.version(operator, start.number))).files)
    case 'draft':
      return filesOf(deps, (await orNotFound(deps.store.looks.draft(operator, start.draft))).files)
    case 'operator': {
      if (!deps.operators.has(start.operator)) throw new ProblemError('not_found')
      return fromOther(operator, own, start.operator, (await currentFiles(deps, start.operator)).files)
    }
    case 'colour':
      return fromColour(deps, operator, own, start)
  }
}
