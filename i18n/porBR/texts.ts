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
    [word('(?:mais|menos) de metade'), 'da metade'],
    [word('de onde veio'), 'de onde você veio'],
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
    [word('porquê|de [oa] \\p{L}+(?:ar|er|ir)'), 'por que, por quê; escolhê-lo'],
    [word('[Nn]um[a]?s?'), 'em um'],
    [word('escolha seguinte'), 'próxima escolha'],
    [word('perturbação de jogo'), 'transtorno do jogo'],
  ],
}

export default {
  root: {
    common: {
      playAgain: 'Jogar de novo',
      title: 'Como você joga? Um teste de autoavaliação com cartas',
    },
    landing: {
      timedOutTitle: 'Seu último jogo terminou',

      title: 'Como você joga?',
      intro:
        'Vire 80 cartas e veja como você lida neste jogo com o risco, os ganhos e as perdas. No fim, você recebe um perfil pessoal e três conselhos.',
      threeMinutes: 'Leva cerca de três minutos',
      pointsOnly: 'Você joga só por pontos, nunca por dinheiro',
      linked: 'Seu jogo está vinculado à sua conta em {partner}, e não são usados cookies',
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
      demoCount: 'Imagem: o número de cartas restantes cai até zero',
      skip: 'Pular a introdução',
      one: {
        title: 'Quatro baralhos, uma carta por vez',
        text: 'Você tem à sua frente quatro baralhos de cartas. Escolha um baralho e vire a carta de cima. Pode mudar de baralho ou ficar no mesmo, quantas vezes quiser.',
      },
      two: {
        text: 'Você começa com {start|number} pontos, mostrados como {start|money}. Cada carta que você vira soma ou tira pontos. São só pontos, nunca dinheiro.',
      },
      three: {
        text: 'Tente terminar com o máximo de pontos possível. Jogue de uma só vez: se sair do jogo, você começa de novo. Pode fazer uma pausa a qualquer momento.',
      },
      touchHint: 'Toque em um baralho para virar uma carta',
      keyHint: 'Você também pode apertar as teclas de 1 a 4 enquanto um baralho está selecionado',
    },
    game: {
      cardsLeft: 'Cartas restantes',
      pausedText:
        'Seus pontos e suas cartas ficam como estão. Se você não fizer nada durante 15 minutos, o jogo termina. Volte antes deste horário: {time}.',
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
      only_one_deck: { text: 'Até agora, todas as suas cartas vêm do mesmo baralho. Você também pode escolher entre os outros três.' },
      inactivity: { title: 'Você ainda está aí?', pause: 'Fazer uma pausa' },
      idleWarning: {
        title: 'Seu jogo está quase terminando',
        text: 'Se você não fizer nada, o jogo termina em {time} e será preciso começar de novo.',
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
      ready: 'Sua análise está pronta',
      text: 'Você começou com {start|money} e virou as 80 cartas.',
      finalScore: 'Você terminou com {score|number} {{ponto, mostrado|pontos, mostrados}} como {score|money}.',
      waiting: 'Seu jogo está na fila',
      sending: 'Suas últimas cartas estão sendo enviadas',
      sent: 'Suas cartas foram enviadas',
      soon: 'Leva alguns segundos.',
      offline: 'Você está sem conexão. Nós esperamos.',
      kept: 'O erro é nosso. Todas as suas cartas estão salvas.',
      analysing: 'Seu jogo está sendo analisado',
      stay: 'A análise continua sozinha. Você pode deixar esta aba aberta e voltar mais tarde.',
    },
    riskScore: {
      slider: 'Seu nível de risco',
      value: '{value} de 100',
      title: 'Quanto você arriscou neste jogo?',
      instruction: 'Mova o controle para indicar o seu nível de risco',
      note: 'Siga a sua intuição. Você só pode responder uma vez.',
      moveFirst: 'Primeiro mova o controle',
      given: 'Você já deu a sua estimativa: {value}.',
      sending: 'Sua estimativa está sendo enviada',
    },
    feedback: {
      profile: 'Seu perfil de decisão',
      yourScore: 'Sua pontuação de risco',
      title: 'Seu resultado',
      measureRange: '{level}: provavelmente entre {low} e {high} de 100',
      measure: '{level}: cerca de {value} de 100, provavelmente entre {low} e {high}',
      gauge: 'Pontuação de risco {score} de 100. 8 de cada 10 jogos simulados ficam entre {low} e {high}.',
      range: '8 de cada 10 jogos simulados',
      dots: 'Cada ponto representa uma pessoa de cem, e o ponto com anel é você.',
      indication: 'Isto é uma indicação baseada em um único jogo curto por pontos, não um diagnóstico.',
      profileText: 'O ponto é a média dos valores prováveis, e a área sombreada mostra onde provavelmente está o valor verdadeiro.',
      finalScoreText: 'Você começou com {start|money} e virou as 80 cartas.',
      split: 'Mais de um padrão',
      notFirm: 'Não podemos dizer nada com segurança sobre este jogo',
      learnMore: 'Saiba mais',
      savePdf: 'Salvar o relatório em PDF',
      share: 'Compartilhar o relatório',
    },
    adviceScreen: {
      title: 'Seus conselhos',
      heading: 'Três coisas que podem ajudar você',
      intro: 'Com base no seu jeito de jogar. Use o que fizer sentido para você.',
      why: 'Por que este conselho:',
    },
    fullReport: {
      heading: 'Seu relatório completo',
      title: 'Seu relatório',
      notAvailable: 'Não há um resultado completo neste link. Talvez o jogo não tenha sido terminado ou o link não esteja completo.',
    },
    email: {
      singleUse: 'Seu endereço é usado uma só vez. Ele não é guardado nem ligado aos seus resultados.',
      sending: 'Enviando',
      failed: 'Algo deu errado, tente de novo…',
    },
    errors: {
      notFound: { text: 'Talvez o endereço esteja errado ou a página tenha mudado de lugar.' },
      resultsMissing: 'Seu resultado não está disponível no momento. Tente de novo.',
      singleDeck:
        'Infelizmente não conseguimos analisar o seu comportamento no teste, porque mais de 90% das suas cartas são do mesmo baralho. Você pode tentar de novo.',
      tryAgainIn: 'Vamos tentar de novo em {seconds} segundo{{s}}.',
      unauthorized: {
        title: 'Este link não é válido',
        text: 'O link que trouxe você até aqui não é válido ou deixou de ser. Volte à página de onde você veio e abra o teste de novo.',
        contact: 'Se mesmo assim não funcionar, escreva para nós:',
      },
      unreachable: {
        title: 'Não foi possível abrir o teste agora',
        text: 'Não há nada de errado com o seu link. Continuamos tentando.',
      },
      crash: {
        title: 'Algo deu errado',

        kept: 'Seu jogo está salvo.',
      },
      noConnection: 'Não há conexão. Tente de novo.',
    },
    shell: { opensWindow: '{name}, abre em uma nova janela', contact: 'Contato', age: '{age}+' },
  },
  accessibility: {
    gapReading: 'As frases são curtas, mas não há uma versão em linguagem fácil.',
    intro:
      'Esta página é sobre o teste de autoavaliação que {operator} oferece. Queremos que todas as pessoas possam fazê-lo, seja qual for a sua forma de ver, de ouvir, de se mover ou de ler.',

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
      remember_the_rules_of_randomness: {
        text: 'O acaso não tem memória. Uma série de perdas não torna um ganho mais provável, e nenhum palpite ou sistema consegue prever o que vem depois.',
      },
      plan_ahead: {
        text: 'Antes de começar, decida quanto tempo e dinheiro você quer gastar e anote. É mais fácil fazer um plano antes da primeira aposta.',
      },
      dont_chase_losses: {
        text: 'Dá vontade de tentar recuperar o que se perdeu. Mas esse dinheiro já se foi, e uma nova aposta é um novo risco. Pare por hoje.',
      },
      lacking_excitement: {
        title: 'Busque emoção em outro lugar',
        text: 'Algumas pessoas apostam porque buscam emoção. O esporte, a música ou um novo passatempo podem dar essa sensação sem custar tanto.',
      },
      watch_your_mood: {
        title: 'Preste atenção ao seu humor',
        text: 'Com tristeza, raiva ou estresse é mais difícil escolher bem. Não aposte para se sentir melhor. Espere até se acalmar.',
      },
      monitor_your_spending: {
        text: 'Anote o que você deposita e o que recebe de volta e calcule a diferença toda semana. Muitas vezes ela é maior do que se pensa.',
      },
      stick_to_your_decisions: {
        text: 'No calor do momento é fácil mudar de plano. Conte o seu plano a alguém ou deixe-o escrito em um lugar visível.',
      },
      decide_in_advance: {
        title: 'Decida com antecedência',
        text: 'Defina o valor máximo que você pode perder sem que faça falta e pare quando ele acabar. Muitos sites permitem definir este limite na sua conta.',
      },
      turn_winnings_into_good_experiences: {
        text: 'Quando ganhar, saque o dinheiro e use-o em algo agradável. O que foi gasto em um dia bom não se perde mais na próxima aposta.',
      },
      stay_on_budget: {
        text: 'Use só o dinheiro que sobra depois do aluguel, da comida e das contas. Nunca peça dinheiro emprestado para apostar. Pergunte ao seu banco se ele pode bloquear pagamentos a sites de apostas.',
      },
      take_a_break: {
        text: 'Uma pausa curta dá tempo para pensar. Levante-se, beba um pouco de água e só então decida se quer continuar. Para uma pausa mais longa, veja se o site permite suspender a conta.',
      },
      take_a_break_between_games: {
        text: 'Não passe direto de um jogo para o seguinte. Alguns minutos de pausa ajudam a parar.',
      },
      react_to_problems: {
        text: 'Você aposta mais do que quer, esconde que aposta ou pensa muito nisso? Não espere: fale com alguém. Uma linha de apoio é um bom primeiro passo, e você também pode pedir a autoexclusão.',
      },
      watch_the_time: {
        title: 'Fique de olho na hora',
        text: 'Quando se aposta, o tempo passa rápido. Coloque um alarme antes de começar e pare quando ele tocar.',
      },
      engage_in_other_activities: {
        text: 'Procure fazer com que as apostas sejam só uma pequena parte do seu tempo livre. Planeje algo de que você goste para as horas em que apostaria.',
      },
      seek_company: {
        text: 'Quando se aposta sem companhia, é fácil perder a noção do tempo e do dinheiro. Fique com pessoas que fazem bem a você.',
      },
      ask_yourself: {
        text: 'De vez em quando, pergunte-se: por que aposto? Isso me faz bem? Uma resposta sincera ajuda a ver com clareza.',
      },
      talk_to_others_about_your_gambling: {
        title: 'Fale com outras pessoas sobre como você aposta',
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
        title: 'Que seja só um passatempo',
        text: 'Se você apostar, veja isso como uma diversão paga, como ir ao cinema. Quando perde a graça, é hora de parar.',
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
      title: 'O que você pode fazer',
      money: {
        third: 'Uma vez por semana, calcule a diferença entre o que você depositou e o que recebeu de volta.',
        first: 'Escolha um valor que você possa perder e, mesmo assim, pagar tudo o que precisa. Anote-o.',
        second: 'Defina-o como limite onde você aposta ou pergunte ao seu banco se ele pode bloquear pagamentos a sites de apostas.',
      },
      life: {
        first: 'Escolha uma coisa de que você goste e que não tenha nada a ver com apostas.',
        second: 'Reserve um horário fixo para ela nesta semana, de preferência quando você apostaria.',
        third: 'Convide alguém para fazer isso com você. A dois é mais fácil cumprir um plano.',
      },
      support: {
        first: 'Pense em uma pessoa de confiança e escolha um momento calmo para conversar.',
        second: 'Diga em uma frase o que preocupa você. Ainda não precisa ter uma solução.',
        third: 'Se for difícil demais, comece por uma linha de apoio. Você pode perguntar se é preciso dar o seu nome.',
      },
      pace: {
        first: 'Antes de começar, coloque um alarme para a hora em que você vai parar.',
        third: 'Se você ainda quiser continuar, deixe para decidir no dia seguinte.',
      },
      knowledge: {
        second: 'O que não devolve é o que custa apostar. Pense se vale a pena para você.',
      },
      decide: {
        third: 'Depois, compare o que você fez com o que escreveu.',
        first: 'Anote quando você vai parar e quanto vai gastar no máximo.',
        second: 'Coloque a anotação em um lugar visível ou fale dela com alguém.',
      },
    },
    reasons: {
      few_costly_decks:
        'Das suas últimas 60 cartas, {cards} {{veio|vieram}} dos dois baralhos que custam pontos a longo prazo. Sua pontuação de risco é {score}.',
      costly_decks:
        'Das suas últimas 60 cartas, {cards} {{veio|vieram}} dos dois baralhos que custam pontos a longo prazo. Sua pontuação de risco é {score}.',
      guess_right: 'Sua estimativa foi {guess} e sua pontuação de risco é {score}: um só jogo não permite distinguir as duas.',
      whole_pattern: 'Suas escolhas no conjunto levaram a este conselho. Nenhum número sozinho mostra isso claramente.',
      guess_high: 'Neste jogo, sua estimativa foi {guess}, acima da sua pontuação de risco, que é {score}.',
      guess_low: 'Neste jogo, sua estimativa foi {guess}, abaixo da sua pontuação de risco, que é {score}.',
      long_play: 'Você jogou por {minutes} {{minuto|minutos}}.',
      slow_play: 'Em metade das suas cartas você levou mais de {seconds|number} {{segundo|segundos}} em cada uma.',
      quick_play: 'Em metade das suas cartas você levou menos de {seconds|number} {{segundo|segundos}} em cada uma.',
      no_pattern: 'Você mudou de baralho em {changes} das 79 vezes possíveis, tanto depois de ganhos como depois de perdas.',
      many_changes: 'Você mudou de baralho em {changes} das 79 vezes possíveis.',
      long_run: 'Sua série mais longa em um baralho foi de {run} {{carta|cartas}}.',
      chased_losses:
        'Pouco depois de uma perda em um baralho que custa pontos, {cards} de {of} {{carta|cartas}} {{cards:veio|vieram}} de novo de um desses baralhos.',
      stayed_after_both:
        'Você ficou no mesmo baralho em {stayed_wins} de {wins} {{vez|vezes}} depois de um ganho e em {stayed_losses} de {losses} {{vez|vezes}} depois de uma perda.',
      changed_after_losses: 'Depois de uma perda você mudou de baralho em {changed} de {losses} {{vez|vezes}}.',
      stayed_after_losses: 'Depois de uma perda você ficou no mesmo baralho em {stayed} de {losses} {{vez|vezes}}.',
      stayed_after_wins: 'Depois de um ganho você ficou no mesmo baralho em {stayed} de {wins} {{vez|vezes}}.',
      points_lost: 'Você terminou com {points|money} a menos, em pontos, do que no início.',
      points_won: 'Você terminou com {points|money} a mais, em pontos, do que no início.',
    },
  },
  consent: {
    changed: 'O texto desta pergunta mudou. Leia de novo e escolha outra vez.',
    dataTitle: 'Seus dados',
    latestResult: 'Seu resultado mais recente: {date}',
    earlierText: 'Sua conta pode abri-los. Mostrá-los aqui conta como uma abertura.',
    earlierTitle: 'Seus resultados anteriores',
    neverEmail: 'Seu endereço de e-mail',
    neverAdvice: 'Seus conselhos e o seu relatório',
    neverGuess: 'Sua estimativa e o seu perfil de decisão',
    category: 'Seu nível de risco',
    title: 'O que pode ser feito com este resultado',
    openNote:
      'Você decide. O resultado, os conselhos e o relatório ficam iguais. Quem puder usar a sua conta poderá então ver este resultado.',
    open: 'Minha conta em {partner} pode abrir este resultado',

    score: 'Sua pontuação de risco com o respectivo intervalo',
    share: 'Compartilhar este resultado com {partner}',
    whatTitle: 'O que seria compartilhado',
    sharedTitle: 'O que é compartilhado',
    neverTitle: 'Nunca compartilhado',
    neverCards: 'As cartas que você virou',
    takeBack:
      'Você pode retirar a autorização aqui ou no seu relatório. A partir daí ninguém poderá abrir ou ler o resultado desta forma. Sobre o que foi lido antes, pergunte a {partner}.',
    save: 'Salvar minha escolha',
    saved: 'Sua escolha foi salva.',
    failed: 'Não foi possível salvar a sua escolha. Tente de novo.',
    agreedOpen: 'Você deixou a sua conta abri-lo',
    agreedShare: 'Você aceitou compartilhá-lo',
    stoppedOpen: 'Você não deixa mais a sua conta abri-lo',
    stoppedShare: 'Você não o compartilha mais',
    declined: 'Você preferiu não compartilhar',
    dataText:
      'Você pode baixar as cartas, as respostas e o resultado deste jogo, ou excluí-lo. Se você nos pedir mais tarde, talvez não saibamos qual jogo é o seu.',
    fetch: 'Baixar meus dados',
    remove: 'Excluir este jogo',
    sure: 'Sim, excluir para sempre',
    givenOnly: 'Só dá para autorizar mais na aba em que você jogou este jogo.',
    closes: 'Se você retirar a autorização, o relatório também fecha aqui.',
    closedText: 'Sua conta não pode mais abrir este relatório, por isso ele também está fechado aqui.',
    endedText:
      'Um relatório aberto pela sua conta fecha depois de 24 horas ou quando você retira a autorização. Se você ainda permite, pode abri-lo de novo pela página de onde você veio.',
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
    notStored: 'Usamos a sua resposta só para mostrar ajuda, aqui e no seu relatório. Ela não fica guardada.',

    free: 'Atendimento gratuito',
    title: 'Você gostaria de falar com alguém?',
    anonymous: 'Você não precisa dizer o seu nome.',
    close: 'Pessoas próximas de você também podem pedir ajuda.',
    webOnly: 'No site você encontra as formas de contato.',
    unknown: 'Diga onde você mora, e mostramos a quem você pode recorrer.',
    where: 'Onde você mora?',
    world: 'Este serviço ajuda pela internet, onde quer que você more. Talvez o seu médico também saiba onde encontrar ajuda.',
    languages: 'Idiomas: {languages}',
    danger: {
      title: 'Tem alguém em perigo agora?',
      emergency: 'Se você ou outra pessoa corre perigo imediato',
      crisis: 'Se você pensa em suicídio ou sente que não aguenta mais',
      anywhere: 'Ligue para o número de emergência do lugar onde você está.',
    },
    newTab: 'abre em uma nova aba',
    ways: {
      register: {
        title: 'Autoexclusão das apostas',
        text: 'O cadastro bloqueia o seu acesso à maioria das apostas autorizadas por um período fixo, muitas vezes de alguns meses.',
      },
      block: {
        title: 'Bloquear as apostas nos seus aparelhos',
        text: 'Um programa de bloqueio pode manter sites e aplicativos de apostas longe do celular e do computador.',
      },
      bank: {
        title: 'Bloquear as apostas no banco',
        text: 'Pergunte ao seu banco se ele pode bloquear pagamentos a sites de apostas, ou veja no aplicativo.',
      },
      treatment: { text: 'Profissionais que conhecem bem os problemas com apostas.' },
      limits: {
        text: 'Decida antes de começar quanto dinheiro ou tempo você quer gastar.',
        title: 'Definir um limite onde você aposta',
      },
      relatives: {
        title: 'Para quem é próximo de você',
        text: 'Parceiros, pais e amigos também podem receber ajuda, não importa o que a outra pessoa faça.',
      },
    },
  },
  profile: {
    measures: {
      betaP: { explanation: 'Quanto você tende a ficar em um baralho depois de escolhê-lo.' },
      apun: { explanation: 'Quanto uma perda pesa na sua próxima escolha.' },
      arew: { explanation: 'Quanto um ganho pesa na sua próxima escolha.' },
      betaF: {
        explanation:
          'Quanto importa para você que uma carta faça ganhar ou perder, mais do que o número de pontos. Mudar de baralho depois de uma perda aponta nessa direção.',
      },
    },
    claims: {
      count_random_play: 'Nosso método não explica as suas escolhas melhor do que o acaso, por isso não tiramos conclusões delas.',
      verdict_lower_than: 'Sua pontuação de risco é mais baixa que a de {share|percent} das pessoas do grupo de comparação.',
      verdict_higher_than: 'Sua pontuação de risco é mais alta que a de {share|percent} das pessoas do grupo de comparação.',
      verdict_repeat:
        'Em jogos simulados como o seu, com outras cartas, cerca de 8 de cada 10 resultados ficam entre {low} e {high}. Cerca de {same} de 100 dão o mesmo nível de risco.',
      guess_numbers: 'Neste jogo, sua estimativa foi {guess} e sua pontuação de risco é {score}.',
      count_stays:
        'Você ficou no mesmo baralho em {stayed_wins} de {wins} {{vez|vezes}} depois de um ganho e em {stayed_losses} de {losses} {{vez|vezes}} depois de uma perda.',
      count_too_fast:
        'Você virou metade das suas cartas menos de {seconds|number} {{segundo|segundos}} depois de poder ler a anterior. A essa velocidade, as cartas dizem pouco sobre como você escolhe.',
      habit_betaP_split:
        'Suas escolhas correspondem a mais de um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
      habit_betaP_neutral: 'Suas escolhas no conjunto apontam nessa direção. Nenhum número sozinho mostra isso claramente.',
      habit_betaP_very_high: 'Neste jogo, você ficou muito tempo no mesmo baralho. Sua série mais longa foi de {run} {{carta|cartas}}.',
      habit_betaP_high: 'Neste jogo, você mudou de baralho menos vezes que metade dos voluntários: {changes} de 79 vezes.',
      habit_betaP_medium:
        'Neste jogo, você mudou de baralho com uma frequência parecida com a da metade central dos voluntários: {changes} de 79 vezes.',
      habit_betaP_low: 'Neste jogo, você mudou de baralho mais vezes que metade dos voluntários: {changes} de 79 vezes.',
      habit_betaP_very_low: 'Neste jogo, você mudou de baralho muitas vezes: {changes} de 79 vezes.',
      habit_betaF_split:
        'Suas escolhas correspondem a mais de um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
      habit_betaF_neutral: 'Suas escolhas no conjunto apontam nessa direção. Nenhum número sozinho mostra isso claramente.',
      habit_betaF_very_high:
        'Neste jogo, depois de uma perda você ficou no mesmo baralho menos vezes que metade dos voluntários: em {stayed_losses} de {losses} {{vez|vezes}}.',
      habit_betaF_high:
        'Neste jogo, depois de uma perda você mudou de baralho mais vezes que metade dos voluntários. Você ficou no mesmo em {stayed_losses} de {losses} {{vez|vezes}}.',
      habit_betaF_medium:
        'Neste jogo, depois de uma perda você em geral mudava de baralho, como a maioria dos voluntários. Você ficou no mesmo em {stayed_losses} de {losses} {{vez|vezes}}.',
      habit_betaF_low:
        'Neste jogo, depois de uma perda você ficou no mesmo baralho mais vezes que metade dos voluntários: em {stayed_losses} de {losses} {{vez|vezes}}.',
      habit_betaF_very_low:
        'Neste jogo, depois de uma perda você mudou de baralho menos vezes que metade dos voluntários. Você ficou no mesmo em {stayed_losses} de {losses} {{vez|vezes}}.',
      habit_apun_split:
        'Suas escolhas correspondem a mais de um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
      habit_apun_neutral: 'Suas escolhas no conjunto apontam nessa direção. Nenhum número sozinho mostra isso claramente.',
      habit_apun_much: 'Neste jogo, ter ganhado ou perdido pesou muito na sua próxima escolha.',
      habit_apun_little: 'Neste jogo, ter ganhado ou perdido pesou pouco na sua próxima escolha.',
      habit_apun_high: 'Neste jogo, as perdas pesaram mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_apun_low: 'Neste jogo, as perdas pesaram menos na sua próxima escolha do que na de metade dos voluntários.',
      habit_apun_high_high_betap:
        'Neste jogo, as perdas pesaram mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho menos vezes que metade dos voluntários: {changes} de 79 vezes.',
      habit_apun_high_medium_betap:
        'Neste jogo, as perdas pesaram mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho com uma frequência parecida com a da metade central dos voluntários: {changes} de 79 vezes.',
      habit_apun_high_low_betap:
        'Neste jogo, as perdas pesaram mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho mais vezes que metade dos voluntários: {changes} de 79 vezes.',
      habit_apun_low_high_betap:
        'Neste jogo, as perdas pesaram menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho menos vezes que metade dos voluntários: {changes} de 79 vezes.',
      habit_apun_low_medium_betap:
        'Neste jogo, as perdas pesaram menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho com uma frequência parecida com a da metade central dos voluntários: {changes} de 79 vezes.',
      habit_apun_low_low_betap:
        'Neste jogo, as perdas pesaram menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho mais vezes que metade dos voluntários: {changes} de 79 vezes.',
      habit_arew_split:
        'Suas escolhas correspondem a mais de um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
      habit_arew_neutral: 'Suas escolhas no conjunto apontam nessa direção. Nenhum número sozinho mostra isso claramente.',
      habit_arew_high: 'Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_medium_high: 'Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_medium_low: 'Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_low: 'Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_high_high_betap_high_apun:
        'Você mudou de baralho menos vezes que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_high_high_betap_low_apun:
        'Você mudou de baralho menos vezes que metade dos voluntários, mas depois de um ganho em geral mudava. Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_high_low_betap_high_apun:
        'Você mudou de baralho mais vezes que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_high_low_betap_low_apun:
        'Você mudou de baralho mais vezes que metade dos voluntários e, em geral, também depois de um ganho. Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_medium_high_high_betap_high_apun:
        'Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho menos vezes que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo.',
      habit_arew_medium_high_high_betap_low_apun:
        'Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho menos vezes que metade dos voluntários, mas depois de um ganho em geral mudava.',
      habit_arew_medium_high_low_betap_high_apun:
        'Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho mais vezes que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo.',
      habit_arew_medium_high_low_betap_low_apun:
        'Neste jogo, um ganho ou uma perda pesou mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho mais vezes que metade dos voluntários e, em geral, também depois de um ganho.',
      habit_arew_medium_low_high_betap_high_apun:
        'Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho menos vezes que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo.',
      habit_arew_medium_low_high_betap_low_apun:
        'Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho menos vezes que metade dos voluntários, mas depois de um ganho em geral mudava.',
      habit_arew_medium_low_low_betap_high_apun:
        'Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho mais vezes que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo.',
      habit_arew_medium_low_low_betap_low_apun:
        'Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho mais vezes que metade dos voluntários e, em geral, também depois de um ganho.',
      habit_arew_low_high_betap_high_apun:
        'Você mudou de baralho menos vezes que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_low_high_betap_low_apun:
        'Você mudou de baralho menos vezes que metade dos voluntários, mas depois de um ganho em geral mudava. Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_low_low_betap_high_apun:
        'Você mudou de baralho mais vezes que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários.',
      habit_arew_low_low_betap_low_apun:
        'Você mudou de baralho mais vezes que metade dos voluntários e, em geral, também depois de um ganho. Neste jogo, um ganho ou uma perda pesou menos na sua próxima escolha do que na de metade dos voluntários.',
      guess_very_high: 'Neste jogo, sua estimativa ({guess}) ficou muito acima da sua pontuação de risco ({score}).',
      guess_high: 'Neste jogo, sua estimativa ({guess}) ficou acima da sua pontuação de risco ({score}).',
      guess_good:
        'Neste jogo, sua estimativa ficou tão perto quanto um só jogo permite ver: você disse {guess} e sua pontuação de risco é {score}.',
      guess_low: 'Neste jogo, sua estimativa ({guess}) ficou abaixo da sua pontuação de risco ({score}).',
      guess_very_low: 'Neste jogo, sua estimativa ({guess}) ficou muito abaixo da sua pontuação de risco ({score}).',
      part_losses_neutral:
        'Você mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
      part_losses_much:
        'Neste jogo, ter ganhado ou perdido pesou muito na sua próxima escolha. Você mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
      part_losses_little:
        'Neste jogo, ter ganhado ou perdido pesou pouco na sua próxima escolha. Você mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
      part_losses_more:
        'Neste jogo, as perdas pesaram mais na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
      part_losses_less:
        'Neste jogo, as perdas pesaram menos na sua próxima escolha do que na de metade dos voluntários. Você mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
      verdict_high_risk: 'Neste jogo, sua pontuação de risco corresponde a um risco alto.',
      verdict_risky: 'Neste jogo, sua pontuação de risco corresponde a escolhas arriscadas.',
      verdict_medium_risk: 'Neste jogo, sua pontuação de risco corresponde a um risco médio.',
      verdict_low_risk: 'Neste jogo, sua pontuação de risco corresponde a um risco baixo (escolhas não arriscadas).',
      verdict_towards_middle:
        'Uma pontuação tão distante do meio se deve em parte ao acaso. Em jogos simulados como o seu, ela costuma ficar mais perto do meio, sem que a pessoa tenha mudado.',
      count_scripted: 'Os tempos das suas cartas não batem. Isso pode acontecer quando um programa joga, por isso não tiramos conclusões.',
      count_changes:
        'Você mudou de baralho em {changes} das 79 vezes possíveis. Sua série mais longa em um baralho foi de {run} {{carta|cartas}}.',
    },
    learnMore: {
      range: {
        title: 'Se você jogar de novo',
        text: 'Um só jogo curto não mede ninguém com exatidão. Em jogos simulados como o seu, com outras cartas, a pontuação fica em geral cerca de 10 pontos acima ou abaixo. Quanto mais longe do meio, maior é a diferença. As repetições reais diferem mais: as pessoas não jogam do mesmo jeito todos os dias, e uma diferença de 13 pontos é comum.',
      },
      score: {
        text: 'A pontuação vai de 0 a 100. Tem duas partes: quantas das suas últimas 60 cartas vieram dos dois baralhos que custam pontos a longo prazo, e quanto as perdas pesaram na sua próxima escolha. Uma pontuação mais alta significa escolhas mais arriscadas neste jogo. Ela não diz nada sobre você como pessoa.',
      },
      comparison: {
        text: 'Comparamos o seu resultado com o de {n|number} pessoas que jogaram um jogo deste tipo. Elas participaram de estudos científicos. Apostar dinheiro ou não foi indiferente para a escolha delas.',
      },
      profile: {
        text: 'Cada medida é calculada a partir da ordem das suas escolhas, ganhos e perdas. A área sombreada mostra onde provavelmente está o valor verdadeiro. Só se indica um nível quando as suas escolhas o tornam provável.',
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
    many: {},
    paused: { text: 'No momento não é possível fazê-lo. Volte mais tarde.' },
    closed: {
      title: 'O teste não é mais oferecido aqui',
      text: 'Você não pode começar um jogo novo. Um resultado aberto nesta aba ainda pode ser lido, salvo em PDF e excluído.',
    },
    ended: {
      title: 'Seu acesso terminou',
      until: 'Válido até este horário: {time}.',
      text: 'Ele dura um tempo limitado. Volte à página de onde você veio e abra o teste de novo a partir dela. Os jogos que você terminou ficam salvos.',
    },
    game: {
      paused: 'O teste está em pausa no momento. Volte mais tarde.',
      ended: 'Seu acesso terminou. Volte à página de onde você veio e abra o teste de novo a partir dela.',
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
    blocked: 'Esta página bloqueia novas janelas e downloads. Abra este endereço em uma nova aba: {address}',
    unopened: 'Nada abriu? Talvez esta página bloqueie chamadas e mensagens. Número ou endereço: {address}',
    arrival: {
      opening: 'Abrindo o teste',
      slowText: 'Sua conexão está lenta. O teste vai abrir sozinho.',
      noScript: 'O teste precisa de JavaScript, que está desativado neste navegador. Ative-o e carregue esta página de novo.',
    },
    moved: { title: 'Seu jogo continua na outra aba', text: 'Você pode fechar esta ou começar aqui um jogo novo.' },
  },
  report: {
    date: 'Seu relatório, {date|date}',
    fileName: 'Seu relatório',
    title: 'Seu resultado no teste de autoavaliação com cartas',
    people: 'De 100 pessoas da comparação, {below} {{tinha|tinham}} uma pontuação de risco mais baixa que a sua.',
    footer: 'Uma indicação baseada em um jogo curto, não um diagnóstico.',
    mail: {
      subject: 'Seu relatório do teste de autoavaliação com cartas',
      once: 'Seu endereço foi usado uma vez para enviar esta mensagem. Ele não é guardado nem ligado aos seus resultados. Durante um dia guardamos um código obtido a partir dele, para que ninguém possa lotar a sua caixa de entrada.',
      contents:
        'O relatório traz o seu perfil de decisão, três conselhos com os motivos de cada um e informações sobre onde encontrar ajuda.',
      intro: 'Aqui está o relatório que você pediu. Ele está em PDF, em anexo.',
      notYou: 'Você não pediu esta mensagem? Talvez alguém tenha errado o endereço. Pode apagá-la; você não receberá outra.',
    },
  },
  result: {
    how: 'Como contamos isso',
    guess: { title: 'Sua estimativa' },
    unfirm: {
      title: 'Agradecemos por jogar. Foi isto que vimos.',
      all: 'Você virou todas as cartas.',
      after: 'Depois de uma perda você virou a carta seguinte de outro baralho {losses}, e depois de um ganho {wins}.',
      little: 'Desta vez não foi suficiente para uma pontuação, e isso não diz nada de ruim sobre você.',
      choose: 'Escolha como você escolheria se isso importasse para você. Não há um jeito certo de jogar.',
      often: { more: 'mais da metade das vezes', less: 'menos da metade das vezes' },
      late: {
        more: 'Depois do início do jogo, mais da metade das suas cartas veio dos dois baralhos que custam pontos a longo prazo.',
        half: 'Depois do início do jogo, cerca de metade das suas cartas veio dos dois baralhos que custam pontos a longo prazo.',
        less: 'Depois do início do jogo, menos da metade das suas cartas veio dos dois baralhos que custam pontos a longo prazo.',
      },
      next: 'O que pode ajudar na próxima vez',
      read: 'Olhe cada carta antes de virar a próxima. Com pressa não se ganha nada.',
      pause: 'Você pode fazer uma pausa a qualquer momento, e ninguém está esperando.',
      why: 'Por que não há pontuação',
    },
    parts: {
      outOf: '{count} de {of}',
      dots: 'Cada ponto representa cerca de 13 voluntários. Os pontos cheios ficam do lado com menos risco que você. Quanto mais à direita, maior a pontuação.',
      strip: 'Voluntários do lado com menos risco que você: {below} de 50',
      losses: 'As perdas e a sua próxima escolha',
      you: 'Você',
      average:
        'Os voluntários de estudos científicos têm em média uma pontuação de risco de 50. Duas coisas aumentam ou diminuem uma pontuação:',
    },
    game: {
      table: 'Suas 80 cartas em tabela',
      title: 'Seu jogo',
      counted: 'contadas a partir da 21ª carta',
      intro: 'As 80 cartas na ordem em que você as virou.',
      moments: 'Em que se baseiam as nossas frases. Escolha uma para vê-la no seu jogo.',
      marked: 'Marcado: {what}',
      move: 'Mova o controle para ver uma carta.',
      inOrder: 'As 80 cartas em ordem',
    },
    fits: {
      thanks: 'Agradecemos a resposta. Nós a contamos sem saber de quem é.',
      question: 'Isto descreve como você jogou?',
    },
  },
  terms: {
    privacyTitle: 'Sua privacidade',
    general: {
      what: 'Este teste é um jogo de cartas curto. Ele observa como você lida, no jogo, com o risco, os ganhos e as perdas e dá um resultado e três conselhos. É criado e administrado por {provider}.',
      points: 'Você joga só por pontos. Os valores são mostrados como dinheiro, mas não é possível ganhar, perder ou depositar dinheiro.',
      optional: 'O teste é opcional e gratuito. Você pode fazê-lo quantas vezes quiser.',
      time: 'Leva cerca de três minutos. Jogue de uma só vez: se sair de um jogo em andamento, você começa de novo. O jogo também termina após 15 minutos sem atividade.',
      age: 'Você precisa ter pelo menos {age} anos para fazer o teste.',
    },
    userData: {
      email:
        'Se você pedir o envio do relatório por e-mail, seu endereço é usado só para essa mensagem. Aqui ele não é guardado nem ligado aos seus resultados, mas quem entrega a mensagem tem os dois. Por cerca de um dia guardamos um código obtido a partir dele, para que ninguém possa lotar uma caixa de entrada. Não é possível descobrir o endereço a partir do código.',
      title: 'Dados do usuário',
      anonymous:
        'Seus dados são anônimos. Com isso queremos dizer que são guardados sem nome e sem conta. Guardamos as cartas que você vira, quanto tempo leva em cada uma, suas respostas e seu resultado com um número aleatório. Não pedimos nenhum nome e não guardamos o seu endereço IP com o seu jogo.',
      linked:
        'Seus dados são pseudônimos: seu jogo está ligado à sua conta em {partner}. Guardamos as cartas que você vira, quanto tempo leva em cada uma, suas respostas e seu resultado com um número aleatório, junto com um código que representa a sua conta. Não pedimos nenhum nome e não guardamos o seu endereço IP com o seu jogo.',
      siteLearns:
        'O site que mostra este teste fica sabendo que você jogou e pode ficar sabendo que você excluiu o seu jogo. Ele só vê o seu resultado se depois você, ou alguém com o link do seu relatório, aceitar isso.',
      linkedRights: 'Você pode salvar ou excluir estes dados no seu relatório.',
      controller: 'Controlador destes dados: {controller}. Se você tiver alguma pergunta sobre eles, escreva para {contact}.',
      basisConsent: 'A base legal é o seu consentimento. Você o dá ao começar o teste e pode retirá-lo excluindo o seu jogo.',
      basisInterests: 'A base legal é um interesse legítimo: oferecer a você um teste sobre o seu jeito de jogar. Você pode se opor.',
      basisTask: 'A base legal é uma tarefa de interesse público: prevenir os danos das apostas.',
      complaint: 'Você também pode apresentar uma reclamação a uma autoridade de proteção de dados.',
      noDeletion:
        'Só conseguimos encontrar o seu jogo pelo link do seu relatório, ou por um número que o site que mostra este teste talvez tenha guardado. Sem um deles, os dados não podem ser apagados a pedido. Você pode salvá-los ou apagá-los enquanto o seu relatório estiver aberto.',
      kept: 'Seu jogo é removido no máximo {months} {{mês|meses}} depois de jogado.',
      keptForGood: 'Seu jogo é guardado sem limite de tempo, a menos que seja excluído.',
      partnerId:
        'O site que mostra este teste a você transmite um número que representa a sua conta nesse site. Esse número permite ligar o seu resultado à sua conta. Se quiser que estes dados sejam apagados, fale com esse site.',
      research: 'Os dados anônimos podem ser usados para pesquisa e para melhorar o teste.',
      reportLink:
        'Seu relatório tem um link próprio. Quem tiver o link pode ver o relatório e excluir o jogo, por isso pense antes de compartilhar.',
    },
    disclaimer: {
      notProof:
        'Seu relatório é para você. Ele não é assinado e não prova nada a outras pessoas. Ninguém pode exigir que você o mostre nem decidir com base nele.',
      noGuarantee:
        'Fazemos o possível para que o teste esteja correto e disponível, mas não podemos prometer que ele esteja sempre livre de erros.',
      title: 'Isenção de responsabilidade',
      indication:
        'O resultado é uma indicação baseada em um único jogo curto. Não é um diagnóstico e não substitui o conselho de um médico ou de um profissional de apoio.',
      decisions:
        'A decisão sobre o que fazer com o resultado é só sua. Se o seu jeito de apostar, ou o de outra pessoa, preocupa você, fale com uma linha de apoio.',
    },
    cookies: {
      none: 'Não são usados cookies, e nenhuma outra empresa acompanha o que você faz aqui.',
      storage:
        'Enquanto você joga, o seu navegador guarda o estado do jogo no armazenamento de sessão, para que você possa continuar se recarregar a página. É necessário para o jogo e desaparece quando você fecha a aba.',
    },
    license: {
      use: 'Você pode usar este teste e o seu relatório para fins pessoais. Os textos, as imagens e os programas pertencem a {provider} ou a parceiros e não podem ser copiados nem vendidos sem o consentimento deles.',
      fonts: 'As fontes e os programas de outros autores são usados segundo as suas licenças abertas.',
    },
    contact: {
      text: 'Você tem uma pergunta sobre o teste ou sobre os seus dados? Escreva para {address}.',
      title: 'Contato',
    },
  },
  young: {
    title: 'Que bom que você nos contou',
    text: 'Este teste é feito para pessoas com {age} anos ou mais, por isso termina aqui. Você não fez nada de errado.',
    deleted:
      'Apagamos o número da sua visita, e ela não entra em nenhuma estatística nossa. Por cerca de um dia guardamos um código obtido da sua conexão à internet, para que ninguém possa sobrecarregar o teste. Ele não diz quem você é.',
    notDeleted: 'Nada da sua visita fica guardado aqui. Ainda não conseguimos apagar o número dela no nosso servidor.',
    talk: 'Tem alguma coisa preocupando você?',
    gambling: 'Se tem a ver com apostas',
    adult: {
      title: 'Conte a uma pessoa adulta em quem você confia',
      text: 'Aos pais, a uma tia, a alguém da escola ou do time. Se for difícil começar, você pode mostrar esta página.',
    },
    home: {
      title: 'Alguém em casa aposta dinheiro',
      text: 'A culpa não é sua, e não cabe a você resolver isso. Você pode receber ajuda, não importa o que a outra pessoa faça.',
    },
    money: {},
    end: 'Você já pode fechar esta página. Clicou no link por engano? Abra o teste de novo a partir da página de onde você veio.',
  },
} satisfies Differences
