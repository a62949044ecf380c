import { signInLinkMinutes } from '../../../contract/lifetimes.ts'
import type { AccessChange, MailTexts } from './texts.ts'

const what: Record<AccessChange, string> = {
  'member.added': 'Neue Inhaberin oder neuer Inhaber',
  'member.role_changed': 'Neue Inhaberin oder neuer Inhaber',
  'key.created': 'Neuer Schlüssel',
  'key.rotated': 'Neuer Schlüssel anstelle eines anderen',
  'secret.created': 'Neuer Schlüssel',
  'webhook.added': 'Neuer Webhook-Endpunkt',
  'webhook.changed': 'Webhook-Endpunkt mit anderer Adresse',
  'webhook.rotated': 'Webhook-Endpunkt mit neuem Signaturschlüssel',
}
const by = {
  owner: 'eine Inhaberin oder einen Inhaber',
  provider: 'den Anbieter',
  'command line': 'die Kommandozeile des Anbieters',
} as const
const moment = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const ger: MailTexts = {
  language: 'ger',
  signIn: (link, browser) => ({
    subject: 'In der Gamalyze-Konsole anmelden',
    lines: [
      `Dieser Link wurde in ${browser} angefordert. Er gilt einmal, ${signInLinkMinutes} Minuten lang. Ein anderer Browser braucht dazu die sechs Ziffern, die dort stehen, wo er angefordert wurde.`,
    ],
    link,
    closing: [
      'Falls Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Link kommt niemand hinein.',
      'Leiten Sie ihn nie weiter und nennen Sie niemandem die Ziffern. Niemand bei Gamalyze wird Sie je danach fragen.',
    ],
  }),
  invitation: (link, operator, inviter) => ({
    subject: `Sie können sich in der Konsole von ${operator} anmelden`,
    lines: [`${inviter} hat Sie in der Gamalyze-Konsole zu ${operator} hinzugefügt.`, 'Dieser Link gilt einmal, sieben Tage lang.'],
    link,
    closing: [
      'Leiten Sie ihn nie weiter: Wer ihn hat, meldet sich als Sie an. Später melden Sie sich mit einem Link an, den die Konsole an diese Adresse sendet.',
    ],
  }),
  failing: (link, host, since) => ({
    subject: `Ihr Webhook-Endpunkt bei ${host} antwortet nicht`,
    lines: [
      `Seit ${since} hat der Endpunkt bei ${host} keinen unserer Webhooks angenommen.`,
      'Nichts geht verloren: Jedes Ereignis wird über etwa drei Tage zehnmal versucht und kann später erneut gesendet werden.',
    ],
    link,
    closing: ['Sie erhalten diese Mail höchstens einmal am Tag, als Inhaberin oder Inhaber in der Gamalyze-Konsole.'],
  }),
  access: ({ link, operator, contact, changes, more }) => ({
    subject: `Neuer Zugang zu ${operator} in der Gamalyze-Konsole`,
    lines: [
      `Sie sind Inhaberin oder Inhaber von ${operator}. Das ist neu:`,
      ...changes.map((one) => `${what[one.what]}: ${one.subject}. Durch ${by[one.by]}, ${moment.format(one.at)} UTC.`),
      ...(more > 0 ? [`Und ${more} weitere im Protokoll.`] : []),
      'Falls Sie das erwartet haben, ist nichts zu tun.',
      `Falls nicht: Melden Sie sich wie immer an und machen Sie es sofort rückgängig: Entfernen Sie die Person unter Personen, widerrufen Sie den Schlüssel unter Schlüssel, schalten Sie den Endpunkt unter Webhooks aus. Beenden Sie im Kontomenü Ihre anderen Anmeldungen. Schreiben Sie dann an ${contact}.`,
      'Im Protokoll steht, wer es war:',
    ],
    link,
    closing: ['Dieser Link meldet niemanden an. Jede Inhaberin und jeder Inhaber erhält diese Mail.'],
  }),
}
