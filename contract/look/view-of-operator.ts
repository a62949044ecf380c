import type { Logo, Operator } from '../operator.ts'
import type { LogoView, OperatorView } from '../operator-view.ts'

/** The provider as players see it: the name in "Powered by", the site behind it, and the address for questions. */
export type Provider = OperatorView['provider']

type AsTheyAre = Pick<Operator, 'texts' | 'country' | 'limits' | 'ageMark' | 'privacy' | 'sharing' | 'measures'>
const asTheyAre = new Set(['texts', 'country', 'limits', 'ageMark', 'privacy', 'sharing', 'measures'])

/** Whether Spanish may show points in dollars: at labels of the United States alone. Elsewhere points follow the language. */
export const mayShowDollars = ({ country }: Pick<Operator, 'country'>): boolean => country?.slice(0, 2) === 'US'

/** The currencies of a label's own that count. */
export const currenciesOf = (operator: Pick<Operator, 'country' | 'currencies'>): OperatorView['currencies'] =>
  operator.currencies?.spa === 'USD' && mayShowDollars(operator) ? { spa: 'USD' } : {}

/** `href`: address of an image of the folder; `extraOrigins`: may embed every operator, as the examples of a demo start. */
type Parts = { href: (name: string) => string; provider: Provider; extraOrigins: readonly string[]; ownTexts?: OperatorView['ownTexts'] }

/** What the frame gets of an operator. */
export const operatorView = (id: string, operator: Operator, { href, provider, extraOrigins, ownTexts }: Parts): OperatorView => {
  const logo = ({ image, link, ...rest }: Logo): LogoView => ({
    ...rest,
    src: href(image),
    ...(link && { link: link === 'provider' ? provider.url : link }),
  })
  const { header, footer, background } = operator
  return {
    id,
    state: 'live',
    name: operator.name,
    defaultLanguage: operator.defaultLanguage,
    languages: operator.languages,
    ...(Object.fromEntries(Object.entries(operator).filter(([name, value]) => asTheyAre.has(name) && value)) as AsTheyAre),
    currencies: currenciesOf(operator),
    ...(ownTexts && { ownTexts }),
    terms: { partnerUserIds: false, ...operator.terms },
    origins: [...operator.origins, ...extraOrigins],
    cardColors: operator.theme.cardColors,
    header: { logos: header.logos.map(logo), switch: header.switch },
    ...(footer && {
      footer: {
        links: footer.links,
        ...(footer.helpLine && { helpLine: { country: footer.helpLine.country, src: href(footer.helpLine.image) } }),
        ...(footer.dedicated && { dedicated: { country: footer.dedicated.country, src: href(footer.dedicated.image) } }),
        notice: footer.notice ?? false,
      },
    }),
    background: { kind: background.kind },
    provider,
  }
}
