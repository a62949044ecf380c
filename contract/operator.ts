import { type Static, Type } from 'typebox'
import { namePattern, OptionalString, StrictObject, textPattern } from './fields.ts'
import { currencies, languages } from './languages.ts'
import { backgroundKinds, footerLinks, languageSwitches, ownSets } from './look/choices.ts'
import { Colour, Theme } from './theme.ts'

// Every pattern has an example: `operator check` prints it for a value that does not match.

const assetName = '[a-z0-9][a-z0-9-]{0,60}\\.(svg|png|jpg|webp|avif)'
/** Paths of the files that a label's folder may hold */
export const labelFilePattern = `^(operator\\.json|texts/[A-Za-z0-9]{2,20}\\.json|${assetName})$`
/** A file that lies beside operator.json; never a path. */
export const AssetName = Type.String({ pattern: `^${assetName}$`, description: 'Image beside operator.json', examples: ['logo.svg'] })
const https = 'https://[a-z0-9.-]+(:[0-9]+)?(/[^\\s<>"\'\\\\]*)?'
const Link = Type.String({
  pattern: `^${https}$`,
  maxLength: 300,
  description: 'https address',
  examples: ['https://www.partner.example/terms'],
})
const Word = Type.String({ minLength: 1, maxLength: 60, pattern: namePattern, examples: ['Partner'] })
const LanguageKey = Type.Enum(languages)
export const Country = Type.String({
  pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$',
  description: 'ISO 3166-1 code, or ISO 3166-2 of a state: whose help is shown',
  examples: ['DK', 'US-NJ'],
})

export const Logo = StrictObject({
  image: AssetName,
  name: Type.String({ ...Word, description: 'Accessible name' }),
  width: Type.Integer({ minimum: 16, maximum: 640, description: 'Drawn size in px: reserves the space' }),
  height: Type.Integer({ minimum: 12, maximum: 48 }),
  link: OptionalString({
    pattern: `^(provider|${https})$`,
    maxLength: 300,
    description: "Opens in a new window; none: the logo has no action; provider: the provider's site",
    examples: ['https://www.partner.example'],
  }),
  languages: Type.Optional(Type.Array(LanguageKey, { minItems: 1, uniqueItems: true, description: 'Shown only in these languages' })),
})
export type Logo = Static<typeof Logo>

/** Fixed at the top, 3.5rem. No logo and no switch: an empty bar. */
export const Header = StrictObject({
  background: Colour,
  color: Colour,
  logos: Type.Array(Logo, { maxItems: 8 }),
  switch: Type.Enum(languageSwitches, { description: 'How the language is chosen' }),
})

/** Always carries "Powered by". */
export const Footer = StrictObject({
  background: Type.Optional(Colour),
  color: Type.Optional(Colour),
  links: Type.Array(StrictObject({ kind: Type.Enum(footerLinks), href: Link }), { maxItems: 5 }),
  helpLine: Type.Optional(StrictObject({ country: Country, image: AssetName }, { description: 'Help-line logo' })),
  dedicated: Type.Optional(
    StrictObject(
      { country: Country, image: AssetName, background: Colour, color: Colour },
      { description: 'A second, separate footer with a help-line' },
    ),
  ),
  notice: Type.Optional(Type.Boolean({ description: 'Responsible-gambling notice at the end of the page' })),
})

/** The layer behind everything; its colour shows where the picture does not reach or is not opaque. */
export const Background = StrictObject({
  kind: Type.Enum(backgroundKinds, {
    description:
      'colour: none but the colour; picture: repeated at its own size; fullScreen: covers the screen; marks: fixed, repeated marks; ' +
      'watermark: one large mark; shapes: one drawing that fills the width',
  }),
  color: Colour,
  onBackground: Type.String({ ...Colour, description: 'Text on the background' }),
  image: Type.Optional(AssetName),
  size: Type.Optional(Type.Integer({ minimum: 16, maximum: 800, description: 'Width of one repeated picture or mark in px' })),
  opacity: Type.Optional(Type.Number({ minimum: 0, maximum: 1, default: 0.3 })),
})

/** Whether the test is light, dark, or as the page that shows it. */
export const colorSchemes = ['light', 'dark', 'host'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const Origin = Type.String({
  pattern: '^https?://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)*(:[0-9]{1,5})?$',
  description: 'Origin whose pages may embed the test, as in frame-ancestors',
  examples: ['https://www.partner.example'],
})

/** On what a controller may base the processing of players' data (articles 6 and 9 GDPR). */
const legalBases = ['consent', 'legitimate_interests', 'public_task'] as const
export const Privacy = StrictObject(
  {
    controller: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: namePattern,
      description: 'Legal name of the controller',
      examples: ['Partner Ltd'],
    }),
    contact: Type.String({
      // Without characters that would end or extend the address in a mailto link.
      pattern: `^([^\\s\\p{C}@<>()"\\\\%?&#,;:]+@[a-z0-9.-]+|${https})$`,
      maxLength: 300,
      description: 'Mail or https address for questions about data',
      examples: ['privacy@partner.example'],
    }),
    legalBasis: Type.Enum(legalBases, { description: 'Legal basis of the processing' }),
  },
  { description: "Who is responsible for players' data: terms and the standing pack name it" },
)
export type Privacy = Static<typeof Privacy>

/** What a player may be asked to share. */
export const sharedParts = ['category', 'score'] as const
export const Sharing = StrictObject(
  {
    purpose: StrictObject(
      Object.fromEntries(
        languages.map((key) => [key, OptionalString({ minLength: 1, maxLength: 400, pattern: textPattern, examples: ['Limits'] })]),
      ) as { [Key in (typeof languages)[number]]: ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>> },
      { description: 'What the partner would do with a shared result, in its own words; at least in the default language' },
    ),
    what: Type.Array(Type.Enum(sharedParts), { minItems: 1, uniqueItems: true, description: 'score includes its range' }),
  },
  { description: 'Asks players, after the result, whether the partner may read it' },
)
export type Sharing = Static<typeof Sharing>

/** A declared study: games that begin until its last day carry its id into the export. Help and advice are those of every label. */
export const Study = StrictObject(
  {
    id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$', description: 'Identifies its games in the export', examples: ['retest-2027'] }),
    until: Type.String({ format: 'date', description: 'Its last day, UTC, such as 2027-06-30' }),
    coachingPopups: Type.Optional(Type.Literal(false, { description: 'False: until then only the popups about inactivity and halfway' })),
  },
  { description: 'A declared study (docs/study-kit.md)' },
)

const about = { $id: 'Operator', title: 'Operator', description: 'Branding and configuration of one operator' }

/** `operators/<id>/operator.json`: everything about an operator. */
export const Operator = StrictObject(
  {
    $schema: OptionalString(),
    name: Word,
    defaultLanguage: LanguageKey,
    languages: Type.Array(LanguageKey, {
      minItems: 1,
      maxItems: 15,
      uniqueItems: true,
      description: 'Offered by the header, in this order',
    }),
    texts: Type.Optional(Type.Enum([...ownSets], { description: "The operator's own set of texts" })),
    currencies: Type.Optional(
      StrictObject(Object.fromEntries(languages.map((key) => [key, Type.Optional(Type.Enum(currencies))])), {
        description: 'Points in a currency other than the language’s: { "spa": "USD" } in the United States; anything else is ignored',
      }),
    ),
    country: OptionalString({ ...Country, description: 'Code of the market whose help is shown; none: the player chooses a country' }),
    limits: OptionalString({ ...Link, description: "The operator's own page where players set limits: advice leads to it" }),
    ageMark: Type.Optional(Type.Enum([18, 21], { description: 'Shows "18+" or "21+"' })),
    terms: Type.Optional(
      StrictObject({
        partnerUserIds: Type.Optional(Type.Boolean({ description: 'The partner passes its own user ids: the terms say so' })),
      }),
    ),
    privacy: Type.Optional(Privacy),
    sharing: Type.Optional(Sharing),
    study: Type.Optional(Study),
    measures: Type.Optional(
      Type.Literal(4, { description: 'All four measures of the profile in every language; absent: four in English sets, two in others' }),
    ),
    origins: Type.Array(Origin, { maxItems: 50, uniqueItems: true }),
    previewOrigins: Type.Optional(
      Type.Array(Origin, { maxItems: 50, uniqueItems: true, description: 'Pages that may also embed it, but only with test secrets' }),
    ),
    colorScheme: Type.Optional(
      Type.Enum(colorSchemes, {
        default: 'light',
        description:
          "dark: worked out from the theme's colours; host: as the page around the test says, or the reader's system. Reports on paper stay light",
      }),
    ),
    theme: Theme,
    header: Header,
    footer: Type.Optional(Footer),
    background: Background,
  },
  about,
)
export type Operator = Static<typeof Operator>

/** Whether page secrets may use the partner's user ids, or session secrets only. */
export const userIdModes = ['open', 'sessions'] as const
export type UserIdMode = (typeof userIdModes)[number]

/** An operator.json in the provider's folder: the label, and what is the provider's to set. */
export const FolderOperator = StrictObject(
  {
    ...Operator.properties,
    userIds: Type.Optional(
      Type.Enum(userIdModes, {
        default: 'sessions',
        description:
          "open: page secrets may pass and look up the partner's user ids: whoever knows an id then sees its result. Set by the provider: no label of the console has it, and `operator user-ids` comes before it",
      }),
    ),
  },
  about,
)
export type FolderOperator = Static<typeof FolderOperator>
