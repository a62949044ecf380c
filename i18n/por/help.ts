import type { Messages } from '../messages.ts'

export default {
  title: 'Gostaria de falar com alguém?',
  talk: 'Falar com alguém',
  anonymous: 'Não tem de dizer o seu nome.',
  close: 'As pessoas próximas de si também podem pedir ajuda.',
  webOnly: 'No site encontra as formas de contacto.',
  unknown: 'Diga-nos onde vive e dizemos-lhe a quem pode recorrer.',
  notStored: 'Usamos a sua resposta só para mostrar ajuda, aqui e no seu relatório. Não a guardamos.',
  where: 'Onde vive?',
  choose: 'Escolha um país',
  other: 'Outro país',
  show: 'Mostrar ajuda',
  change: 'Escolher outro país',
  world: 'Este serviço ajuda pela internet pessoas de todo o mundo. Talvez o seu médico também saiba onde encontrar ajuda.',
  always: 'Disponível 24 horas por dia, todos os dias',
  hours: 'Horário: {hours}',
  free: 'Aconselhamento gratuito',
  languages: 'Línguas: {languages}',
  call: 'Ligar para {phone}',
  message: 'SMS para {phone}',
  chat: 'Conversar por chat',
  logo: 'Linha de apoio: {name}',
  more: 'O que mais pode ajudar',
  danger: {
    title: 'Há alguém em perigo neste momento?',
    emergency: 'Se há perigo imediato para si ou para outra pessoa',
    crisis: 'Se pensa em suicídio ou sente que não aguenta mais',
    anywhere: 'Ligue para o número de emergência do lugar onde está.',
  },
  newTab: 'abre num novo separador',
  ways: {
    register: {
      title: 'Autoexclusão do jogo a dinheiro',
      text: 'Este registo impede-lhe o acesso à maioria dos sites de jogo autorizados durante um período fixo, muitas vezes de meses.',
    },
    block: {
      title: 'Bloquear o jogo nos seus dispositivos',
      text: 'Um programa de bloqueio pode manter sites e aplicações de jogo longe do telemóvel e do computador.',
    },
    bank: {
      title: 'Bloquear o jogo no banco',
      text: 'Pergunte ao seu banco se pode bloquear pagamentos a sites de jogo, ou veja na aplicação.',
    },
    treatment: {
      title: 'Encontrar tratamento',
      text: 'Profissionais e centros que conhecem bem os problemas de jogo.',
    },
    relatives: {
      title: 'Para quem lhe é próximo',
      text: 'Companheiros, pais e amigos podem ter ajuda para si próprios, faça a outra pessoa o que fizer.',
    },
    limits: {
      title: 'Definir um limite onde joga',
      text: 'Decida antes de começar quanto dinheiro ou tempo quer gastar.',
    },
  },
} satisfies Messages['help']
