import { type Words, word } from '../checks/words.ts'
import { words as spanish } from '../spa/words.ts'

const helpline = 'línea de ayuda'

/** The words of `spa`; what only Spain says must not stand, so that a text of `spa` that needs a Latin American one is found. */
export const words: Words = {
  terms: { ...spanish.terms, helpline },
  address: { form: 'tú', never: word('usted|vosotros|vuestr[oa]s?|vos') },
  never: [
    ...spanish.never.filter(([never]) => !never.test(helpline)),
    [word('teléfono de ayuda'), helpline],
    [word('(?:ha[sn]?|hemos) \\p{L}+[ai]do'), 'el pretérito: terminaste'],
    [word('ordenador(?:es)?'), 'computadora'],
    [word('móvil(?:es)?'), 'celular'],
    [word('webs?'), 'sitio'],
    [word('puls(?:a|ar|e)'), 'presionar'],
    [word('enfad\\p{L}+'), 'enojo'],
    [word('facturas?'), 'cuentas'],
    [word('ingres(?:as|ar)'), 'depositar'],
    [word('afición|aficiones'), 'pasatiempo'],
    [word('cada vez'), 'a la vez'],
    [word('de media'), 'en promedio'],
    [word('apúnta\\p{L}+|apunta'), 'anotar'],
    [word('a poder ser'), 'de ser posible'],
    [word('cambiado de sitio|en marcha'), 'de lugar, en curso'],
  ],
}
