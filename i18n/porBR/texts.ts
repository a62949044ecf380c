import { type Words, word } from '../checks/words.ts'
import type { Differences } from '../messages.ts'
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

export default {
  root: {
    common: { title: 'Como você joga? Um teste de autoavaliação com cartas' },
    landing: {
      title: 'Como você joga?',
      intro:
        'Vire 80 cartas e veja como você lida com o risco, os ganhos e as perdas. No fim, você recebe um perfil pessoal e três conselhos.',
      threeMinutes: 'Leva cerca de três minutos',
      pointsOnly: 'Você joga só por pontos, nunca por dinheiro',
      linked: 'O seu jogo está vinculado à sua conta em {partner}, e não são usados cookies',
      anonymous: 'Você joga de forma anônima, e não são usados cookies',
      optional: 'O teste é opcional e você pode fazê-lo quantas vezes quiser',
      notAccepted: 'Você só pode fazer o teste se aceitar os termos e condições.',
      ageMark: '{age}+',
      ownTab: 'Jogar em uma nova aba',
      notKept: 'Esta página não consegue salvar o jogo. Se você recarregar a página enquanto joga, o jogo começa de novo.',
      timedOut: 'Não houve atividade durante 15 minutos, por isso o jogo foi encerrado. Você pode começar outro quando quiser.',
      termsPdf: 'Baixar em PDF',
    },
    instructions: {
      skip: 'Pular a introdução',
      one: {
        title: 'Quatro baralhos, uma carta por vez',
        text: 'Você tem à sua frente quatro baralhos de cartas. Escolha um baralho e vire a carta de cima. Pode mudar de baralho ou ficar no mesmo, quantas vezes quiser.',
      },
      two: {
        text: 'Você começa com {start|number} pontos, mostrados como {start|money}. Cada carta que vira soma ou tira pontos. São só pontos, nunca dinheiro.',
      },
      three: {
        text: 'Tente terminar com o máximo de pontos possível. Jogue de uma só vez: se sair do jogo, você começa de novo. Pode fazer uma pausa a qualquer momento.',
      },
      touchHint: 'Toque em um baralho para virar uma carta',
      keyHint: 'Você também pode apertar as teclas de 1 a 4 enquanto um baralho está selecionado',
    },
    game: {
      continuePlaying: 'Continuar jogando',
      exitTitle: 'Você quer sair do jogo?',
      exitPrompt: 'Você precisa virar mais {count} {{carta|cartas}} para completar o jogo',
      exitText: 'Se você sair agora, o jogo será apagado e da próxima vez começará do início.',
      stay: 'Continuar jogando',
      resumeTitle: 'Seu jogo está esperando',
      waitingTag: 'Em espera',
      resumeText: 'Você saiu do jogo antes do fim. Continue de onde parou ou comece de novo.',
      announcements: 'Anúncios para leitores de tela',
      offline: 'Você está sem conexão, mas pode continuar jogando',
      online: 'A conexão voltou',
      waiting: 'A próxima carta vem assim que a conexão voltar',
      refused: 'Não foi possível salvar o jogo, por isso ele não pode ser analisado. Você pode começar outro.',
      refusedBecause: {
        forbidden: 'Esta página não pode mais oferecer o teste.',
        conflict: 'O que foi salvo antes é diferente do que esta página enviou. Talvez o jogo estivesse aberto em duas janelas.',
      },
    },
    popups: {
      inactivity: { title: 'Você ainda está aí?', pause: 'Fazer uma pausa' },
      idleWarning: {
        title: 'Seu jogo está quase terminando',
        text: 'Sem atividade, o jogo termina dentro de {time}. Depois será preciso começar de novo.',
        yes: 'Continuar jogando',
      },
      slow_down: {
        title: 'Não precisa ter pressa',
        text: 'Você está escolhendo muito rápido. Veja o que cada carta traz antes de virar a próxima.',
      },
      random_choices_random_result: {
        text: 'Suas escolhas parecem feitas ao acaso. Só podemos dizer algo sobre o seu jogo se você escolher os baralhos que parecem melhores.',
      },
      do_you_have_a_hunch: { title: 'Você tem um palpite?', text: 'Você acha que alguns baralhos são melhores do que outros?' },
      halfway: { title: 'Você está na metade', text: 'Você virou 40 cartas e faltam 40.' },
    },
    completed: {
      text: 'Você começou com {start|money} e virou as 80 cartas.',
      finalScore: 'Você terminou com {score|money} em pontos.',
      waiting: 'Seu jogo está na fila',
      sending: 'Suas últimas cartas estão sendo enviadas',
      sent: 'Suas cartas foram enviadas',
      soon: 'Leva alguns segundos.',
      offline: 'Você está sem conexão. Nós esperamos.',
      kept: 'O erro é nosso. Todas as suas cartas estão salvas.',
      analysing: 'Seu jogo está sendo analisado',
      stay: 'A análise é automática. Você pode deixar esta aba aberta e voltar mais tarde.',
    },
    riskScore: {
      title: 'Quanto você arriscou neste jogo?',
      instruction: 'Mova o controle para indicar o seu nível de risco',
      note: 'Siga a sua intuição. Você só pode responder uma vez.',
      moveFirst: 'Primeiro mova o controle',
      given: 'Você já deu a sua estimativa: {value}.',
      sending: 'Sua estimativa está sendo enviada',
    },
    feedback: {
      indication: 'Isto é uma indicação baseada em um único jogo curto por pontos, não um diagnóstico.',
      profileTextFour:
        'Quatro padrões que se veem nas suas 80 escolhas. O ponto é a média dos valores prováveis, e a área sombreada mostra onde está mais provavelmente o valor verdadeiro.',
      profileTextTwo:
        'Dois padrões que se veem nas suas 80 escolhas. O ponto é a média dos valores prováveis, e a área sombreada mostra onde está mais provavelmente o valor verdadeiro.',
      finalScoreText: 'Você começou com {start|money} e virou as 80 cartas.',
      split: 'Mais de um padrão',
      notFirm: 'Não podemos dizer nada com segurança sobre este jogo',
      learnMore: 'Saiba mais',
      savePdf: 'Salvar o relatório em PDF',
      share: 'Compartilhar o relatório',
    },
    adviceScreen: { intro: 'Com base no seu jeito de jogar. Use o que fizer sentido para você.', why: 'Por que este conselho:' },
    fullReport: {
      notAvailable: 'Não há um resultado completo neste link. Talvez o jogo não tenha sido terminado ou o link não esteja completo.',
    },
    email: { sending: 'Enviando', failed: 'Algo deu errado, tente de novo…' },
    errors: {
      singleDeck:
        'Infelizmente não conseguimos analisar o seu comportamento no teste, porque mais de 90% das suas cartas são do mesmo baralho. Você pode tentar de novo.',
      tryAgainIn: 'Vamos tentar de novo em {seconds} segundo{{s}}.',
      unauthorized: {
        title: 'Este link não é válido',
        text: 'O link que trouxe você até aqui não é válido ou deixou de ser. Volte à página de onde veio e abra o teste de novo.',
        contact: 'Se mesmo assim não funcionar, escreva para nós:',
      },
      unreachable: { text: 'Não há nada de errado com o seu link. Continuamos tentando.' },
      crash: {
        title: 'Algo deu errado',
        text: 'Não foi possível mostrar esta parte da página. Tente de novo.',
        kept: 'Seu jogo está salvo.',
      },
      noConnection: 'Não há conexão. Tente de novo.',
    },
    shell: { opensWindow: '{name}, abre em uma nova janela', contact: 'Contato', age: '{age}+' },
  },
  accessibility: {
    intro:
      'Esta página é sobre o teste de autoavaliação que {operator} oferece. Queremos que todas as pessoas possam fazê-lo, seja qual for a sua forma de ver, de ouvir, de se mover ou de ler.',
    status:
      'O teste cumpre em parte as diretrizes internacionais WCAG 2.2, nível AA, e a norma europeia EN 301 549. O que falta está indicado mais abaixo.',
    how: 'Antes de cada versão, programas verificam todas as telas em todas as línguas e em todos os esquemas de cores. Um jogo inteiro é jogado só com o teclado, e outro só com o que diz um leitor de tela.',
    tools:
      'Você pode fazer o teste com teclado, acionador, leitor de tela, texto ampliado, contraste alto e movimento reduzido. Nenhuma carta tem limite de tempo.',
    gapPeople: 'As pessoas que usam tecnologias assistivas todos os dias ainda não experimentaram esta versão conosco.',
    gapOwn: 'Os logotipos e as páginas com link são de {operator}. Não podemos garantir que sejam acessíveis.',
    contactTitle: 'Algo atrapalhou você?',
    contact: 'Escreva para nós e conte o que foi e em que página:',
    authority: 'Se a nossa resposta não ajudar, você pode procurar o órgão responsável pela acessibilidade no seu país.',
  },
  advice: {
    items: {
      lacking_excitement: {
        title: 'Busque emoção em outro lugar',
        text: 'Algumas pessoas apostam porque sentem falta de emoção. O esporte, a música ou um novo passatempo podem dar essa sensação sem custar tanto.',
      },
      watch_your_mood: {
        text: 'Com tristeza, raiva ou estresse é mais difícil escolher bem. Não aposte para se sentir melhor. Espere até se acalmar.',
      },
      monitor_your_spending: {
        text: 'Anote o que deposita e o que recebe de volta e some tudo toda semana. Muitas vezes é mais do que se pensa.',
      },
      stick_to_your_decisions: {
        text: 'No calor do momento é fácil mudar de plano. Conte o seu plano a alguém ou escreva-o onde possa vê-lo.',
      },
      decide_in_advance: {
        text: 'Defina o valor máximo que pode perder sem que faça falta e pare quando ele acabar. Muitos sites permitem definir este limite na sua conta.',
      },
      turn_winnings_into_good_experiences: {
        text: 'Quando ganhar, saque o dinheiro e use-o em algo agradável. O que foi gasto em um dia bom já não se perde na próxima aposta.',
      },
      stay_on_budget: {
        text: 'Use só o dinheiro que sobra depois do aluguel, da comida e das contas. Nunca peça dinheiro emprestado para apostar. Seu banco pode ajudar, bloqueando pagamentos a sites de apostas.',
      },
      take_a_break: {
        text: 'Uma pausa curta ajuda a esfriar a cabeça. Levante-se, beba um pouco de água e só então decida se quer continuar. Para uma pausa mais longa, a maioria dos sites permite suspender a conta.',
      },
      take_a_break_between_games: {
        text: 'Não passe direto de um jogo para o seguinte. Alguns minutos de pausa ajudam a parar.',
      },
      react_to_problems: {
        text: 'Você aposta mais do que quer, esconde que aposta ou pensa muito nisso? Não espere: fale com alguém. Uma linha de apoio é um bom primeiro passo, e você também pode pedir a autoexclusão.',
      },
      watch_the_time: {
        text: 'Quando se aposta, o tempo passa rápido. Coloque um alarme antes de começar e pare quando ele tocar.',
      },
      engage_in_other_activities: {
        text: 'Procure fazer com que as apostas sejam só uma pequena parte do seu tempo livre. Planeje algo de que goste para as horas em que apostaria.',
      },
      seek_company: {
        text: 'Quando se aposta sem companhia, é fácil perder a noção do tempo e do dinheiro. Fique com pessoas que fazem bem a você.',
      },
      ask_yourself: {
        text: 'De vez em quando, pergunte-se: por que aposto? Isso me faz bem? Uma resposta sincera ajuda a ver com clareza.',
      },
      talk_to_others_about_your_gambling: {
        title: 'Fale com outras pessoas sobre como aposta',
        text: 'Falar pode ser um alívio. Escolha alguém de confiança ou ligue para uma linha de apoio. Você não precisa dizer o seu nome.',
      },
      know_the_risks: {
        text: 'Com o tempo, a maioria das pessoas perde dinheiro em apostas. Veja as probabilidades antes de apostar e use só o dinheiro que não faz falta.',
      },
      dont_overthink_it: {
        title: 'Não pense demais',
        text: 'Se você costuma procurar um sistema: nenhum raciocínio vence o acaso. Deixe que um jogo seja só um jogo.',
      },
      stop_in_time: {
        text: 'Decida antes quando vai parar, ganhando ou perdendo. O melhor momento é o que você tinha planejado, ou mais cedo.',
      },
      keep_gambling_fun: {
        text: 'Se apostar, veja isso como uma diversão paga, como ir ao cinema. Quando perde a graça, é hora de parar.',
      },
      educate_yourself: {
        title: 'Aprenda como funcionam as apostas',
        text: 'Descubra como as apostas dão lucro a quem as oferece e o que significam as probabilidades. Quanto mais você souber, mais livre é a sua escolha.',
      },
      strike_the_balance: {
        text: 'A família, os amigos, o trabalho, o sono e o esporte também precisam de tempo. De vez em quando, veja se as apostas deixam espaço para tudo isso.',
      },
    },
    steps: {
      money: {
        second: 'Defina-o como limite onde você aposta ou peça ao seu banco que bloqueie pagamentos a sites de apostas.',
      },
      life: {
        first: 'Escolha uma coisa de que você goste e que não tenha nada a ver com apostas.',
        second: 'Reserve um horário fixo para ela nesta semana, de preferência quando, sem isso, você apostaria.',
        third: 'Convide alguém para ir com você. A dois é mais fácil cumprir um plano.',
      },
      support: {
        first: 'Pense em uma pessoa de confiança e escolha um momento calmo para conversar.',
        second: 'Diga em uma frase o que preocupa você. Ainda não precisa ter uma solução.',
        third: 'Se for difícil demais, comece por uma linha de apoio. Você não precisa dizer o seu nome.',
      },
      pace: {
        first: 'Antes de começar, coloque um alarme para a hora em que vai parar.',
        third: 'Se ainda quiser continuar, deixe para decidir no dia seguinte.',
      },
      knowledge: { second: 'O que não devolve é o que custa apostar. Pense se vale a pena para você.' },
      decide: { second: 'Coloque a nota onde possa vê-la ou fale dela com alguém.' },
    },
    reasons: {
      points_lost: 'Você terminou com {points|money} a menos do que no início.',
      points_won: 'Você terminou com {points|money} a mais do que no início.',
    },
  },
  consent: {
    share: 'Compartilhar este resultado com {partner}',
    whatTitle: 'O que seria compartilhado',
    sharedTitle: 'O que é compartilhado',
    neverTitle: 'Nunca compartilhado',
    neverCards: 'As cartas que você virou',
    takeBack:
      'Você pode voltar atrás aqui a qualquer momento. A partir daí ninguém poderá abrir ou ler o resultado desta forma. Sobre o que foi lido antes, pergunte a {partner}.',
    save: 'Salvar minha escolha',
    saved: 'Sua escolha foi salva.',
    failed: 'Não foi possível salvar a sua escolha. Tente de novo.',
    agreedOpen: 'Você deixou a sua conta abri-lo',
    agreedShare: 'Você aceitou compartilhá-lo',
    stoppedOpen: 'Você não deixa mais a sua conta abri-lo',
    stoppedShare: 'Você não o compartilha mais',
    declined: 'Você preferiu não compartilhar',
    dataText:
      'Você pode baixar tudo o que guardamos deste jogo, ou excluí-lo. Se você nos pedir mais tarde, não saberemos qual jogo é o seu.',
    fetch: 'Baixar meus dados',
    remove: 'Excluir este jogo',
    sure: 'Sim, excluir para sempre',
    givenOnly: 'Só dá para autorizar mais na aba em que você jogou este jogo. Assim, ninguém pode fazer isso por você.',
    closes: 'Se você voltar atrás, o relatório também fecha aqui.',
    closedText: 'A sua conta não pode mais abrir este relatório, por isso ele também está fechado aqui.',
    endedText:
      'Um relatório aberto pela sua conta fecha depois de 24 horas ou quando você retira a autorização. Se você ainda permite, pode abri-lo de novo pela página de onde veio.',
    byGame: 'Na aba em que você jogou',
    byAccount: 'Pela sua conta',
    openedMore: 'Aberturas anteriores pela sua conta: {count}',
    removeTitle: 'Excluir este jogo?',
    removeText:
      'As cartas, o resultado, os conselhos e o relatório somem para sempre, e o link deixa de funcionar. Seus outros jogos ficam.',
    removing: 'Excluindo',
    removeFailed: 'Não foi possível excluir o jogo. Tente de novo.',
    deletedTitle: 'O jogo foi excluído',
    deletedText:
      'As cartas, o resultado, os conselhos e o relatório sumiram para sempre. Um relatório baixado ou enviado continua onde está.',
  },
  help: {
    title: 'Você gostaria de falar com alguém?',
    text: 'Você não precisa dizer o seu nome. Pessoas próximas de você também podem pedir ajuda.',
    webOnly: 'No site você encontra as formas de contato.',
    unknown: 'Diga onde você mora, e mostramos a ajuda que existe aí.',
    where: 'Onde você mora?',
    world: 'Este serviço ajuda pela internet, onde quer que você more. Seu médico também pode indicar onde encontrar ajuda.',
    languages: 'Idiomas: {languages}',
    newTab: 'abre em uma nova aba',
    ways: {
      register: {
        title: 'Autoexclusão das apostas',
        text: 'O cadastro fecha para você as apostas autorizadas pelo tempo que escolher.',
      },
      block: {
        title: 'Bloquear as apostas nos seus aparelhos',
        text: 'Um programa gratuito mantém sites e aplicativos de apostas longe do celular e do computador.',
      },
      bank: {
        title: 'Bloquear as apostas no banco',
        text: 'Muitos bancos podem bloquear pagamentos a sites de apostas. Pergunte ao seu ou veja no aplicativo.',
      },
      treatment: { text: 'Profissionais que conhecem bem os problemas com apostas.' },
      limits: { title: 'Definir um limite onde você aposta' },
      relatives: {
        title: 'Para quem é próximo de você',
        text: 'Parceiros, pais e amigos também podem receber ajuda, faça a outra pessoa o que fizer.',
      },
    },
  },
  profile: {
    measures: {
      betaF: { explanation: 'Quanto conta para você que uma carta ganhe ou perca, e não quantos pontos estão em causa.' },
    },
    claims: {
      verdict_towards_middle:
        'Nas repetições simuladas, as pontuações tão afastadas do meio costumam se aproximar dele. É o acaso, e não uma mudança na pessoa.',
      count_scripted: 'As suas cartas chegaram mais rápido do que poderiam ter sido jogadas. Parece que um programa jogou.',
      count_changes:
        'Mudou de baralho {changes} {{vez|vezes}} em 79 possíveis. A sua série mais longa em um baralho foi de {run} {{carta|cartas}}.',
    },
    learnMore: {
      range: {
        text: 'Um só jogo curto não mede ninguém com exatidão. Em repetições simuladas com outras cartas, a pontuação fica em geral 10 pontos acima ou abaixo. As repetições reais diferem mais: não se joga todos os dias da mesma forma, e 13 pontos são habituais.',
      },
      score: {
        text: 'A pontuação vai de 0 a 100. Tem duas partes: quantas das suas últimas 60 cartas vieram dos dois baralhos que custam pontos a longo prazo, e quanto as perdas pesaram na sua escolha seguinte. Uma pontuação mais alta significa escolhas mais arriscadas neste jogo. Ela não diz nada sobre você como pessoa.',
      },
      comparison: {
        text: 'Comparamos o seu resultado com o de {n|number} pessoas que jogaram um jogo deste tipo. Elas participaram de estudos científicos. Se apostam dinheiro ou não, isso não contou na escolha.',
      },
      profile: {
        text: 'Cada medida é calculada a partir da ordem das suas escolhas, ganhos e perdas. A área sombreada mostra onde está mais provavelmente o valor verdadeiro. Só se indica um nível quando as suas escolhas o tornam provável.',
      },
      limits: {
        text: 'Isto é uma indicação baseada em um único jogo curto por pontos, não um diagnóstico. O teste nunca foi comparado com um diagnóstico de transtorno do jogo.',
      },
      help: {
        title: 'Se as apostas preocupam você',
        text: 'Seja qual for a sua pontuação: o seu jeito de apostar, ou o de outra pessoa, preocupa você? Fale com alguém de confiança ou com uma linha de apoio.',
      },
    },
  },
  refusals: {
    paused: { text: 'No momento não é possível fazê-lo. Volte mais tarde.' },
    ended: {
      text: 'Ele dura um tempo limitado. Volte à página de onde veio e abra o teste de novo a partir dela. Os jogos que você terminou ficam salvos.',
    },
    game: {
      paused: 'O teste está em pausa no momento. Volte mais tarde.',
      ended: 'Seu acesso terminou. Volte à página de onde veio e abra o teste de novo a partir dela.',
      ofNetwork: 'Hoje muitos jogos foram começados a partir da sua rede. Tente de novo amanhã.',
    },
    mail: {
      ofGame: 'Enviamos este relatório três vezes, o máximo para um jogo. Você pode salvá-lo em PDF.',
      toAddress: 'Hoje já enviamos para este endereço todos os relatórios possíveis. Tente de novo depois deste horário: {when}.',
      ofNetwork:
        'Hoje foram enviados muitos relatórios a partir da sua rede. Salve o relatório em PDF ou tente de novo depois deste horário: {when}.',
      today: 'Hoje não podemos enviar mais relatórios. Salve o relatório em PDF ou tente de novo depois deste horário: {when}.',
      ended: 'Seu acesso terminou e não podemos mais enviar o relatório daqui. Você pode salvá-lo em PDF.',
      gone: 'Este relatório não está mais aberto aqui ou foi excluído, por isso não pode ser enviado.',
      notComplete: 'Este relatório ainda não está completo. Termine as etapas depois do jogo e então envie-o.',
    },
    arrival: {
      opening: 'Abrindo o teste',
      slowText: 'A sua conexão está lenta. O teste vai abrir sozinho.',
      noScript: 'O teste precisa de JavaScript, que está desativado neste navegador. Ative-o e carregue esta página de novo.',
    },
    moved: { title: 'O seu jogo continua na outra aba', text: 'Você pode fechar esta ou começar aqui um jogo novo.' },
  },
  report: {
    footer: 'Uma indicação baseada em um jogo curto, não um diagnóstico.',
    mail: {
      intro: 'Aqui está o relatório que você pediu. Ele está em PDF, em anexo.',
      notYou: 'Você não pediu esta mensagem? Talvez alguém tenha errado o endereço. Pode apagá-la; você não receberá outra.',
    },
  },
  result: {
    parts: {
      you: 'Você',
      average: 'Em média, os voluntários de pesquisas têm uma pontuação de 50. Duas coisas podem aumentá-la ou diminuí-la:',
    },
    game: {
      intro: 'As 80 cartas na ordem em que você as virou.',
      moments: 'O que as nossas frases contaram. Escolha uma para vê-la na imagem.',
      marked: 'Marcado: {what}',
      move: 'Mova o controle para ver uma carta.',
      inOrder: 'As 80 cartas em ordem',
    },
    fits: { question: 'Isto descreve como você jogou?' },
  },
  terms: {
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
  },
} satisfies Differences
