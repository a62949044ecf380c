import type { LanguageKey } from '../../contract/console/console-languages.ts'

/**
 * What the server says in English beside a code, in other languages; `{0}` and `{1}` stand for what differs. A sentence that is not here is shown as
 * the server says it.
 */
const sentences: Partial<Record<LanguageKey, Readonly<Record<string, string>>>> = {
  ger: {
    'a file is there twice': 'Eine Datei ist zweimal da.',
    'there is no operator.json': 'Es fehlt operator.json.',
    '{0} is too large or nested too deeply': '{0} ist zu groß oder zu tief verschachtelt.',
    'an operator needs at least one owner': 'Ein Betreiber braucht mindestens einen Inhaber.',
    'it was rotated in the meantime': 'Er wurde inzwischen erneuert.',
    'its operator.json cannot be read': 'Seine operator.json ist nicht lesbar.',
    'players see this version already': 'Spieler sehen diese Version schon.',
    'somebody else has published or changed it in the meantime': 'Jemand anders hat inzwischen veröffentlicht oder geändert.',
    'the address already belongs to a member': 'Die Adresse gehört schon zu einem Mitglied.',
    'the console keeps it already': 'Die Konsole verwahrt es schon.',
    'the endpoint is off: switch it on first': 'Der Endpunkt ist aus: Schalten Sie ihn zuerst ein.',
    'the key is already ending: create a new one': 'Der Schlüssel läuft schon aus: Legen Sie einen neuen an.',
    'the operator has an owner, who can invite others': 'Der Betreiber hat einen Inhaber, der andere einladen kann.',
    'there is an operator with this id': 'Diese Kennung hat schon ein Betreiber.',
    'this member has signed in before, and can ask for a link': 'Dieses Mitglied war schon angemeldet und kann einen Link anfordern.',
    'the draft has been changed in the meantime, last by {0}': 'Der Entwurf wurde inzwischen geändert, zuletzt von {0}.',
    'version {0} has been published in the meantime': 'Inzwischen wurde Version {0} veröffentlicht.',
    'version {0} was published after this draft began': 'Version {0} wurde veröffentlicht, nachdem dieser Entwurf begann.',
    'no mail can be sent to this address': 'An diese Adresse geht keine Mail.',
    'the body has too many values': 'Es sind zu viele Werte.',
    '{0} is too long': '{0} ist zu lang.',
    'a label has at most {0} files of {1} MB together': 'Ein Aussehen hat höchstens {0} Dateien von zusammen {1} MB.',
    'an operator can have at most {0} working keys: revoke one': 'Ein Betreiber hat höchstens {0} gültige Schlüssel: Widerrufen Sie einen.',
    'an operator has at most {0} endpoints': 'Ein Betreiber hat höchstens {0} Endpunkte.',
    'there are already {0} drafts: remove one': 'Es gibt schon {0} Entwürfe: Entfernen Sie einen.',
    'an operator keeps at most {0} MB: remove drafts, and try again tomorrow':
      'Ein Betreiber verwahrt höchstens {0} MB: Entfernen Sie Entwürfe, und versuchen Sie es morgen wieder.',
    'userIds is set by the provider, not by the label.': 'userIds setzt der Anbieter, nicht das Aussehen.',
    'It is not UTF-8.': 'Es ist nicht UTF-8.',
    'save it as UTF-8.': 'Speichern Sie es als UTF-8.',
    'It is cut off, corrupt, or goes on after its picture.': 'Es ist abgeschnitten, beschädigt oder geht nach dem Bild weiter.',
    'It is compressed (SVGZ).': 'Es ist komprimiert (SVGZ).',
    'save it as SVG, not compressed.': 'Speichern Sie es als SVG, unkomprimiert.',
    'rename it to end in {0}, or export it anew.': 'Benennen Sie es um, sodass es auf {0} endet, oder exportieren Sie es neu.',
    'It contains something that could be executed.': 'Es enthält etwas Ausführbares.',
    'export it again, smaller and as a plain picture.': 'Exportieren Sie es erneut, kleiner und als einfaches Bild.',
    'export it in the format its name says.': 'Exportieren Sie es in dem Format, das sein Name nennt.',
    'It cannot be drawn anew within 400 kB.': 'Es lässt sich nicht mit 400 kB neu zeichnen.',
    'export it again, as a plain and smaller picture.': 'Exportieren Sie es erneut, als einfaches und kleineres Bild.',
    'It is {0} kB.': 'Es hat {0} kB.',
    'make it smaller than {0} kB.': 'Machen Sie es kleiner als {0} kB.',
    'It is not a {0} file.': 'Es ist keine {0}-Datei.',
    '<{0}> is not allowed.': '<{0}> ist nicht erlaubt.',
    'export it as a plain drawing (Illustrator: Export As SVG with presentation attributes; Inkscape: Plain SVG; Figma: Flatten, then Export).':
      'Exportieren Sie es als einfache Zeichnung (Illustrator: Exportieren als SVG mit Präsentationsattributen; Inkscape: Normales SVG; Figma: Flatten, dann Export).',
    'simplify its paths (Illustrator: Object, Path, Simplify; Inkscape: Path, Simplify), or upload the logo as PNG.':
      'Vereinfachen Sie seine Pfade (Illustrator: Objekt, Pfad, Vereinfachen; Inkscape: Pfad, Vereinfachen), oder laden Sie das Logo als PNG hoch.',
    'turn text into outlines (Illustrator: Type, Create Outlines; Inkscape: Path, Object to Path; Figma: Flatten), and export with presentation attributes.':
      'Wandeln Sie Text in Pfade um (Illustrator: Schrift, In Pfade umwandeln; Inkscape: Pfad, Objekt in Pfad umwandeln; Figma: Flatten), und exportieren Sie mit Präsentationsattributen.',
    'trace the bitmap (Illustrator: Image Trace; Inkscape: Trace Bitmap), or upload the logo as PNG.':
      'Zeichnen Sie das Pixelbild nach (Illustrator: Bildnachzeichner; Inkscape: Bitmap nachzeichnen), oder laden Sie das Logo als PNG hoch.',
    'remove what only browsers draw (Figma: background blurs and angular gradients), or upload the logo as PNG.':
      'Entfernen Sie, was nur Browser zeichnen (Figma: Hintergrundunschärfe, Winkelverläufe), oder laden Sie das Logo als PNG hoch.',
    'export the drawing alone, without links, scripts, animation or pages.':
      'Exportieren Sie nur die Zeichnung, ohne Links, Skripte, Animation oder Seiten.',
    'expand or remove the effect (Illustrator: Object, Expand Appearance; Figma: Flatten), or upload the logo as PNG.':
      'Wandeln Sie den Effekt um, oder entfernen Sie ihn (Illustrator: Objekt, Aussehen umwandeln; Figma: Flatten), oder laden Sie das Logo als PNG hoch.',
  },
}

const slot = /\\\{(\d)\\\}/g
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = Object.fromEntries(
  Object.entries(sentences).map(([language, of]) => [
    language,
    Object.entries(of).map(([english, own]) => ({ pattern: new RegExp(`^${escaped(english).replace(slot, '(.+?)')}$`), own })),
  ]),
)

/** Sentences that are translated, as the server says them. For tests. */
export const translatedSentences: readonly string[] = Object.values(sentences).flatMap((of) => Object.keys(of))

/** One sentence of the server, or a file's name, what is wrong with it and what to do about it, in a language. */
export const serverSentence = (language: LanguageKey, text: string): string => {
  for (const { pattern, own } of patterns[language] ?? []) {
    const found = pattern.exec(text)
    if (found) return own.replace(/\{(\d)\}/g, (_, at) => found[Number(at) + 1] ?? '')
  }
  // `logo.svg: message fix`: each by itself.
  const [, name, message, fix] = /^(?=.*\.$)([a-z0-9-]+\.[a-z]+): (.+?\.) ([a-z].+\.)$/.exec(text) ?? []
  return name && message && fix ? `${name}: ${serverSentence(language, message)} ${serverSentence(language, fix)}` : text
}
