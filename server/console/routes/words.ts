import { type TextRow, wordCalls } from '../../../contract/console/word-calls.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import { ownSets } from '../../../contract/look/choices.ts'
import { longest } from '../../../i18n/checks/check-text.ts'
import { countryChoices } from '../../../i18n/help-views.ts'
import { loadTexts } from '../../../i18n/load-texts.ts'
import { sets } from '../../../i18n/sets.ts'
import { mayWord } from '../../../i18n/worded-texts.ts'
import type { App } from '../../http/app.ts'
import { formerKeys, successorOf } from '../../operators/former-keys.ts'
import type { Checks } from '../../workers/checks.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { helpEntries } from '../help-entries.ts'

/** The own text set that applies to a language set. */
const ownSetOf = (set: string) => ownSets.find((name) => set.endsWith(name))

/** The texts of each set that was asked for: only a release changes them. */
const textRows = new Map<Language, Promise<TextRow[]>>()
const readTexts = async (set: Language): Promise<TextRow[]> => {
  const texts = await loadTexts(set)
  const rowOf = (key: string, ours: string) => ({ key, ours, fixed: !mayWord(key), most: longest(ours) })
  const former = formerKeys.map((key) => {
    const successor = successorOf(key) ?? ''
    return { ...rowOf(key, texts.get(successor) ?? ''), fixed: true, successor }
  })
  return [...[...texts].map(([key, ours]) => rowOf(key, ours)), ...former]
}

const places = countryChoices(sets.eng)

/** Texts of the sets, checks of own texts, languages and help. */
export const routes = (app: App, deps: ConsoleNeeds & { checks: Checks }): void => {
  const route = consoleRoutes(app, deps)
  const { operators, checks } = deps

  route(wordCalls.texts, async ({ params: { set } }) => {
    const rows = textRows.get(set) ?? readTexts(set)
    textRows.set(set, rows)
    return { texts: await rows }
  })

  route(wordCalls.checkText, async ({ params: { operator }, body: { set, key, text } }) => ({
    faults: (await checks.text(operator, { set, key, text })).map(({ message, fix }) => ({ message, fix })),
  }))

  route(wordCalls.languages, ({ params: { operator: id } }) => {
    const { operator } = operators.get(id)
    return {
      languages: languages.map((set) => {
        const ownSet = ownSetOf(set)
        return { set, name: sets[set].name, tag: sets[set].lang, offered: operator.languages.includes(set), ...(ownSet && { ownSet }) }
      }),
    }
  })

  route(wordCalls.help, ({ query: { place } }) => ({
    places,
    help: place === undefined ? [] : helpEntries.filter((entry) => entry.place === place || entry.place === place.slice(0, 2)),
  }))
}
