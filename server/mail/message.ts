import type { SetTexts } from '../../i18n/set-texts.ts'
import { escapeMarkup } from '../process/escape-markup.ts'
import type { ReportData } from '../report/report-data.ts'
import { withColon } from '../report/report-help.ts'
import type { Mark } from './draw-marks.ts'

export type Message = { subject: string; html: string; text: string }

type Part = string | { href: string; text: string }
/** One paragraph */
type Line = Part[]

const joined = (parts: readonly (Part | null | undefined)[], by: string): Line => parts.flatMap((part) => (part ? [by, part] : [])).slice(1)
const plain = (line: Line): string => line.map((part) => (typeof part === 'string' ? part : part.text)).join('')
const marked = (line: Line): string => line.map((part) => (typeof part === 'string' ? escapeMarkup(part) : reachable(part))).join('')

/** Without the joiners that keep a line whole (U+2060): what is copied or made a link by a mail client is as it is typed. */
const unjoined = (text: string): string => text.replaceAll('\u2060', '')

/** A number is a link and stays on one line; an address is words only, as a mail has no link to a page. */
const reachable = ({ href, text }: Exclude<Part, string>): string => {
  if (!/^(tel|sms):/.test(href)) return escapeMarkup(unjoined(text))
  const pieces = text.split(/ (?=\()/).map((piece) => `<span style="white-space:nowrap">${escapeMarkup(piece)}</span>`)
  return `<a href="${escapeMarkup(href)}" style="color:inherit;font-weight:600">${pieces.join(' ')}</a>`
}

const partsOf = ({ verdict, gauge, help }: ReportData, { report, info }: SetTexts) => ({
  subject: report.title(),
  intro: report.mail.intro(),
  result: [verdict.headline, verdict.lead, verdict.doubt, gauge ? `${gauge.score} ${gauge.of}` : ''].filter(Boolean),
  // A contact for each help-line that every mail client can show: its number, else its site.
  contacts: help.lines.map(({ name, phone, hours, links }) => ({ name, way: [phone ?? links.at(-1) ?? ''], hours: phone && hours })),
  dangers: help.danger.rows.map(({ text, name, links }) => {
    const words = plain(joined([text, name], ' · '))
    return links.length > 0 ? [withColon(words, info), ' ', ...joined(links, ' · ')] : [words]
  }),
  ways: help.ways.map(({ title, text }) => `${title} ${text}`),
  once: report.mail.once(),
})

/** A short summary beside the attached report: no link to a page, no tracking, no images but marks; one table, inline styles, a dark scheme. */
export const message = (data: ReportData, texts: SetTexts, marks: readonly Mark[] = []): Message => {
  const { help, footer } = data
  const parts = partsOf(data, texts)
  const { subject, intro, result, contacts, dangers, ways, once } = parts
  const text = [
    intro,
    result.join('\n'),
    [
      help.title,
      ...[help.text].filter(Boolean),
      ...contacts.flatMap(({ name, way, hours }) => [name, plain(way), ...(hours ? [hours] : [])]),
    ].join('\n'),
    [help.danger.title, ...dangers.map(plain)].join('\n'),
    ...[ways.join('\n')].filter(Boolean),
    once,
    footer,
  ]
  return { subject, text: `${unjoined(text.join('\n\n'))}\n`, html: html(data, marks, parts) }
}

/** The operator's bar, as on the screen; its names appear where images are blocked. */
const bar = (marks: readonly Mark[], { headerBackground, headerColor }: ReportData['theme']): string =>
  `<tr><td style="padding:14px 28px;background:${headerBackground};border-bottom:1px solid #dde1e8;border-radius:12px 12px 0 0">${marks
    .map(
      ({ cid, name, width, height }) =>
        `<img src="cid:${cid}" alt="${escapeMarkup(name)}" width="${width}" height="${height}" style="vertical-align:middle;border:0;font-size:16px;font-weight:600;color:${headerColor}">`,
    )
    .join(' &nbsp; ')}</td></tr>
`

const html = (data: ReportData, marks: readonly Mark[], parts: ReturnType<typeof partsOf>): string => {
  const { subject, intro, contacts, ways, dangers, once } = parts
  const { gauge, verdict, help, theme } = data
  const lang = data.region ? `${data.lang}-${data.region}` : data.lang
  const lineOf = (line: Line, style = '') => `<p style="margin:0 0 12px;${style}">${marked(line)}</p>`
  const paragraph = (text: string, style = '') => lineOf([text], style)
  const title = (text: string) => `<h2 style="margin:20px 0 6px;font-size:17px;line-height:1.3;font-weight:600">${escapeMarkup(text)}</h2>`
  const soft = (text: string) =>
    `<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#4f5a6c">${escapeMarkup(text)}</p>`
  return `<!doctype html>
<html lang="${escapeMarkup(lang)}" dir="${data.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (max-width:440px){.result td{display:block!important;width:auto!important;padding:20px!important;text-align:start!important}.result td+td{padding:0 20px 20px!important}}
@media (prefers-color-scheme:dark){
body,.page{background:#14181f!important}.sheet{background:#1d232d!important}
.sheet,.sheet p,.sheet h1,.sheet h2,.score{color:#e8ebf0!important}.sheet .soft{color:#a9b3c2!important}.result{background:#262e3a!important}}
</style></head>
<body style="margin:0;padding:0;background:#f6f5f1">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" dir="${data.dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;color:#17202f;font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
${marks.length > 0 ? bar(marks, theme) : ''}<tr><td style="padding:28px 28px 0">${marks.length > 0 ? '' : `<p class="soft" style="margin:0 0 20px;font-size:14px;font-weight:600;color:#4f5a6c">${escapeMarkup(data.operator)}</p>`}
${paragraph(intro)}</td></tr>
<tr><td style="padding:8px 28px"><table role="presentation" class="result" width="100%" cellpadding="0" cellspacing="0" style="background:${theme.tint};border-radius:12px"><tr>
<td valign="top" style="padding:20px"><h1 style="margin:0 0 8px;font-size:22px;line-height:1.2;font-weight:600">${escapeMarkup(verdict.headline)}</h1>${verdict.lead && paragraph(verdict.lead, 'font-size:17px;line-height:1.45')}<p class="soft" style="margin:0;font-size:15px;line-height:1.5;color:#4f5a6c">${escapeMarkup(verdict.doubt)}</p></td>
${gauge ? `<td valign="middle" style="padding:20px 0;padding-${data.dir === 'rtl' ? 'left' : 'right'}:20px;width:92px;text-align:center"><span class="score" style="font-size:44px;line-height:1;font-weight:600;color:${theme.primary}">${gauge.score}</span> <span style="white-space:nowrap;font-size:15px">${escapeMarkup(gauge.of)}</span></td>` : ''}</tr></table></td></tr>
<tr><td style="padding:12px 28px 4px">${title(help.title)}${help.text && paragraph(help.text)}${contacts.map(({ name, way, hours }) => `${paragraph(name, 'margin:0;font-weight:600')}${lineOf(way, `font-size:20px;${hours ? 'margin:0' : ''}`)}${hours ? paragraph(hours) : ''}`).join('')}
${title(help.danger.title)}${dangers.map((line) => lineOf(line)).join('')}</td></tr>
<tr><td style="padding:8px 28px 24px">${ways.map(soft).join('')}${soft(once)}${soft(data.footer)}</td></tr>
</table></td></tr></table></body></html>
`
}
