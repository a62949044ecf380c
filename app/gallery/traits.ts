import type { OperatorView } from '../../contract/operator-view.ts'

const logoKind = ({ header: { logos } }: OperatorView) => {
  if (logos.length === 0) return 'empty bar'
  if (logos.some(({ languages }) => languages)) return 'logo by language'
  if (logos.length > 1) return 'several logos'
  return logos[0]?.link ? 'logo with link' : 'logo without link'
}

const footerKinds = ({ footer }: OperatorView) =>
  footer
    ? ['powered by', footer.helpLine && 'help-line', footer.dedicated && 'dedicated footer', footer.notice && 'notice'].filter(
        (kind): kind is string => typeof kind === 'string',
      )
    : ['no footer']

/** What operators can be told apart by: each trait with its values. */
export const traits = {
  language: ({ languages }: OperatorView): string[] => languages,
  'default language': ({ defaultLanguage }: OperatorView): string[] => [defaultLanguage],
  header: (operator: OperatorView): string[] => [logoKind(operator)],
  switch: ({ header }: OperatorView): string[] => [header.switch],
  footer: footerKinds,
  background: ({ background }: OperatorView): string[] => [background.kind],
}
export type Trait = keyof typeof traits
export const traitNames = Object.keys(traits) as Trait[]

/** The requested values; a missing trait may have any value. */
export type Filter = Partial<Record<Trait, string>>

/** The operators that have every value asked for. */
export const filtered = (operators: readonly OperatorView[], filter: Filter) =>
  operators.filter((operator) => traitNames.every((trait) => !filter[trait] || traits[trait](operator).includes(filter[trait])))
