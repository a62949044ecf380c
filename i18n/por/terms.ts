import type { Messages } from '../messages.ts'

export default {
  title: 'Termos e condições',
  privacyTitle: 'A sua privacidade',
  general: {
    title: 'Informações gerais',
    what: 'Este teste é um jogo de cartas curto. Observa como nele lida com o risco, os ganhos e as perdas e dá-lhe um resultado e três conselhos. É feito e gerido por {provider}.',
    points: 'Joga apenas por pontos. Os valores são mostrados como dinheiro, mas não é possível ganhar, perder ou depositar dinheiro.',
    optional: 'O teste é facultativo e gratuito. Pode fazê-lo as vezes que quiser.',
    time: 'Demora cerca de três minutos. Termine-o de uma só vez: se sair de um jogo em curso, começa de novo. O jogo também termina após 15 minutos sem atividade.',
    age: 'Tem de ter pelo menos {age} anos para fazer o teste.',
  },
  userData: {
    title: 'Dados do utilizador',
    anonymous:
      'Os seus dados são anónimos. Isto significa que são guardados sem nome e sem conta. Guardamos as cartas que vira, quanto tempo demora em cada uma, as suas respostas e o seu resultado com um número aleatório. Não pedimos nenhum nome e não guardamos o seu endereço IP com o seu jogo.',
    linked:
      'Os seus dados são pseudónimos: o seu jogo está ligado à sua conta em {partner}. Guardamos as cartas que vira, quanto tempo demora em cada uma, as suas respostas e o seu resultado com um número aleatório, juntamente com um código que representa a sua conta. Não pedimos nenhum nome e não guardamos o seu endereço IP com o seu jogo.',
    siteLearns:
      'O site que lhe mostra este teste fica a saber que jogou e pode ficar a saber que eliminou o seu jogo. Só vê o seu resultado se isso for depois aceite por si, ou por alguém com a ligação do seu relatório.',
    linkedRights: 'Pode guardar ou eliminar estes dados no seu relatório.',
    controller: 'Responsável pelo tratamento destes dados: {controller}. Se tiver alguma pergunta sobre eles, escreva para {contact}.',
    basisConsent: 'A base legal é o seu consentimento. Dá-o quando começa o teste e pode retirá-lo eliminando o seu jogo.',
    basisInterests: 'A base legal é um interesse legítimo: oferecer-lhe um teste sobre a sua forma de jogar. Pode opor-se.',
    basisTask: 'A base legal é uma função de interesse público: prevenir os danos do jogo a dinheiro.',
    complaint: 'Pode também apresentar uma reclamação a uma autoridade de proteção de dados.',
    noDeletion:
      'Só conseguimos encontrar o seu jogo pela ligação do seu relatório, ou por um número que o site que lhe mostra este teste talvez tenha guardado. Sem um deles, os dados não podem ser apagados a pedido. Pode guardá-los ou apagá-los enquanto o seu relatório estiver aberto.',
    kept: 'O seu jogo é removido o mais tardar {months} {{mês|meses}} depois de o jogar.',
    keptForGood: 'O seu jogo é conservado sem limite de tempo, a menos que seja eliminado.',
    partnerId:
      'O site que lhe mostra este teste transmite um número que representa a sua conta nesse site. Esse número permite ligar o seu resultado à sua conta. Se quiser que estes dados sejam apagados, contacte esse site.',
    research: 'Os dados anónimos podem ser usados para investigação e para melhorar o teste.',
    email:
      'Se pedir o envio do relatório por e-mail, o seu endereço é usado só para essa mensagem. Aqui não é guardado nem ligado aos seus resultados, mas quem entrega a mensagem tem ambos. Durante cerca de um dia guardamos um código obtido a partir dele, para que ninguém possa encher uma caixa de correio. Desse código não se pode deduzir o endereço.',
    reportLink:
      'O seu relatório tem uma ligação própria. Quem tiver a ligação pode ver o relatório e eliminar o jogo, por isso pense antes de a partilhar.',
  },
  disclaimer: {
    title: 'Exclusão de responsabilidade',
    indication:
      'O resultado é uma indicação baseada num único jogo curto. Não é um diagnóstico e não substitui o conselho de um médico ou de um profissional de apoio.',
    noGuarantee:
      'Fazemos o nosso melhor para que o teste esteja correto e disponível, mas não podemos prometer que esteja sempre sem erros.',
    decisions:
      'A decisão sobre o que fazer com o resultado é só sua. Se a sua forma de jogar a dinheiro, ou a de outra pessoa, lhe causa preocupação, contacte uma linha de apoio.',
    notProof:
      'O seu relatório é para si. Não está assinado e não prova nada a outras pessoas. Ninguém o pode exigir nem decidir com base nele.',
  },
  cookies: {
    title: 'Cookies',
    none: 'Não são usados cookies, e nenhuma outra empresa acompanha o que faz aqui.',
    storage:
      'Enquanto joga, o seu navegador guarda o estado do jogo no armazenamento de sessão, para poder continuar se recarregar a página. É necessário para o jogo e desaparece quando fecha o separador.',
  },
  license: {
    title: 'Licença',
    use: 'Pode usar este teste e o seu relatório para fins pessoais. Os textos, as imagens e os programas pertencem a {provider} ou a parceiros e não podem ser copiados nem vendidos sem o consentimento destes.',
    fonts: 'Os tipos de letra e programas de outros autores são usados segundo as suas licenças abertas.',
  },
  contact: {
    title: 'Contacto',
    text: 'Tem uma pergunta sobre o teste ou sobre os seus dados? Escreva para {address}.',
  },
} satisfies Messages['terms']
