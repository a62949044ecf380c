import { type Words, word } from '../checks/words.ts'
import { words as portuguese } from '../por/words.ts'

/** The words of `por`; what only Portugal says must not stand, so that a text of `por` that needs a Brazilian one is found. */
export const words: Words = {
  terms: { ...portuguese.terms, 'to gamble': 'apostar dinheiro' },
  address: { form: 'você', never: word('tu|teu|tua|te|lhes?') },
  never: [
    ...portuguese.never,
    [word('(?:está|estão|estava|continu[ae]r?) a \\p{L}+r|a (?:enviar|terminar|carregar)'), 'o gerúndio: está enviando'],
    [word('\\p{L}+-lhes?'), 'para você, ou sem pronome'],
    [word('(?:para|de|sobre|em) si'), 'você'],
    [word('tem de'), 'precisa'],
    [word('ecrãs?'), 'tela'],
    [word('telemóve(?:l|is)'), 'celular'],
    [word('separador(?:es)?'), 'aba'],
    [word('à espera'), 'em espera'],
    [word('durma sobre'), 'deixe para decidir'],
    [word('utilizador(?:es)?'), 'usuário'],
    [word('registos?|registad[oa]s?'), 'registro, cadastro'],
    [word('desportos?'), 'esporte'],
    [word('stress'), 'estresse'],
    [word('planei[ae]\\p{L}*'), 'planeje'],
    [word('contact\\p{L}+'), 'contato'],
    [word('partilh\\p{L}+'), 'compartilhar'],
    [word('anónim\\p{L}+'), 'anônimo'],
    [word('renda'), 'aluguel'],
    [word('levant\\p{L}+ o dinheiro'), 'sacar o dinheiro'],
    [word('premir|prima'), 'apertar'],
    [word('ligação|ligações'), 'link, conexão'],
    [word('noutr[oa]s?'), 'em outro'],
    [word('demasiado'), 'demais'],
    [word('descarregar'), 'baixar'],
    [word('correu mal'), 'deu errado'],
    [word('porquê este'), 'por que este'],
    [word('perturbação de jogo'), 'transtorno do jogo'],
  ],
}
