import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import por from '../../por/terms/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceTermsTranslation>(por, {
  general: {
    what: 'Este teste é um jogo de cartas curto. Mostra como você lida com o risco, os ganhos e as perdas e dá um resultado e três conselhos. É criado e administrado por {provider}.',
    points: 'Você joga só por pontos. Os valores são mostrados como dinheiro, mas não é possível ganhar, perder ou depositar dinheiro.',
    optional: 'O teste é opcional e gratuito. Você pode fazê-lo quantas vezes quiser.',
    time: 'Leva cerca de três minutos. Jogue de uma só vez: se sair de um jogo em andamento, você começa de novo. O jogo também termina após 15 minutos sem atividade.',
    age: 'Você precisa ter pelo menos {age} anos para fazer o teste.',
  },
  userData: {
    title: 'Dados do usuário',
    anonymous:
      'Seus dados são anônimos. Guardamos as cartas que você vira, quanto tempo leva em cada uma, suas respostas e seu resultado com um número aleatório. Não pedimos nenhum nome e não guardamos o seu endereço de rede com o seu jogo.',
    linked:
      'Seus dados são pseudônimos: seu jogo está ligado à sua conta em {partner}. Guardamos as cartas que você vira, quanto tempo leva em cada uma, suas respostas e seu resultado com um número aleatório, junto com um código que representa a sua conta. Não pedimos nenhum nome e não guardamos o seu endereço de rede com o seu jogo.',
    linkedRights:
      'O site que mostra este teste fica sabendo que você jogou. Ele só vê o seu resultado se depois você aceitar isso. Você pode salvar ou excluir estes dados no seu relatório.',
    noDeletion:
      'Não conseguimos encontrar o seu jogo a pedido, por isso os dados não podem ser apagados a pedido. Você pode salvá-los ou apagá-los enquanto o seu relatório estiver aberto.',
    kept: 'Seu jogo é removido no máximo {months} {{mês|meses}} depois de jogado.',
    keptForGood: 'Seu jogo é guardado sem limite de tempo, a menos que seja excluído.',
    partnerId:
      'O site que mostra este teste a você transmite um número que representa a sua conta nesse site. Esse número permite ligar o seu resultado à sua conta. Se quiser que estes dados sejam apagados, fale com esse site.',
    research: 'Os dados anônimos podem ser usados para pesquisa e para melhorar o teste.',
    reportLink:
      'Seu relatório tem um link próprio. Quem tiver o link pode ver o relatório e excluir o jogo, por isso pense antes de compartilhar.',
  },
  disclaimer: {
    title: 'Isenção de responsabilidade',
    indication:
      'O resultado é uma indicação baseada em um único jogo curto. Não é um diagnóstico e não substitui o conselho de um médico ou de um profissional de apoio.',
    decisions:
      'A decisão sobre o que fazer com o resultado é só sua. Se o seu jeito de apostar, ou o de outra pessoa, preocupa você, fale com uma linha de apoio.',
  },
  cookies: {
    none: 'Não são usados cookies, e nenhuma outra empresa acompanha o que você faz aqui.',
    storage:
      'Enquanto você joga, o seu navegador guarda o estado do jogo no armazenamento de sessão, para que possa continuar se recarregar a página. É necessário para o jogo e desaparece quando você fecha a aba.',
  },
  license: { fonts: 'As fontes e os programas de outros autores são usados segundo as suas licenças abertas.' },
  contact: { title: 'Contato' },
})
