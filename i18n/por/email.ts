import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Enviar o relatório por e-mail',
  singleUse: 'O seu endereço é usado uma só vez. Não é guardado nem ligado aos seus resultados.',
  address: 'Endereço de e-mail',
  send: 'Enviar o relatório',
  sending: 'A enviar',
  sent: 'E-mail enviado!',
  sentText: 'Veja a sua caixa de entrada. Para enviar o relatório de novo, feche esta janela e abra-a outra vez.',
  invalid: 'Endereço de e-mail inválido',
  rejected: 'Não foi possível enviar o e-mail para este endereço…',
  failed: 'Algo correu mal, tente de novo…',
} satisfies Translation['email']
