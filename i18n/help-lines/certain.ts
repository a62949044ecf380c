import type { Confidence, HelpLineEntry, OpenSpan } from './entry.ts'

/** What players may see of a help-line. */
export type HelpLine = {
  country: string
  name: string
  phone?: { number: string; dial: string; text?: string }
  url?: string
  chat?: string
  hours?: 'always' | OpenSpan[]
}

const isCertain = <Fact extends { confidence: Confidence }>(fact: Fact | undefined): fact is Fact => fact?.confidence === 'high'

/** Leaves out every fact that is not certain; undefined where the help-line then cannot be reached. */
export const certainFacts = ({ country, name, phone, url, chat, hours }: HelpLineEntry): HelpLine | undefined => {
  if (!isCertain(phone) && !isCertain(url) && !isCertain(chat)) return undefined
  return {
    country,
    name,
    ...(isCertain(phone) && { phone: { number: phone.number, dial: phone.dial, ...(phone.text && { text: phone.text }) } }),
    ...(isCertain(url) && { url: url.address }),
    ...(isCertain(chat) && { chat: chat.address }),
    ...(isCertain(hours) && { hours: hours.open }),
  }
}
