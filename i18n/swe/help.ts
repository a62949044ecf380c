import type { Messages } from '../messages.ts'

export default {
  title: 'Vill du prata med någon?',
  talk: 'Prata med någon',
  anonymous: 'Du behöver inte säga vad du heter.',
  close: 'Även dina närstående kan höra av sig.',
  webOnly: 'På webbplatsen står hur du får kontakt.',
  unknown: 'Berätta var du bor, så visar vi hjälp som finns där.',
  notStored: 'Vi använder ditt svar bara för att visa hjälp, här och i din rapport. Vi sparar det inte.',
  where: 'Var bor du?',
  choose: 'Välj ett land',
  other: 'Ett annat land',
  show: 'Visa hjälp',
  change: 'Välj ett annat land',
  world: 'Den här tjänsten hjälper på nätet, var man än bor. Kanske vet också din vårdcentral var hjälpen finns.',
  always: 'Nås dygnet runt, alla dagar',
  hours: 'Nås {hours}',
  free: 'Rådgivningen är gratis',
  languages: 'Språk: {languages}',
  call: 'Ring {phone}',
  message: 'Sms:a {phone}',
  chat: 'Chatta på nätet',
  logo: 'Stödlinje: {name}',
  more: 'Mer som kan hjälpa',
  danger: {
    title: 'Är någon i fara just nu?',
    emergency: 'Om du eller någon annan är i akut fara',
    crisis: 'Om du tänker på självmord eller inte orkar mer',
    anywhere: 'Ring nödnumret på platsen där du är.',
  },
  newTab: 'öppnas i en ny flik',
  ways: {
    register: {
      title: 'Stäng av dig från spel',
      text: 'Registret stänger av dig från det mesta licensierade spelet en bestämd tid, ofta flera månader.',
    },
    block: {
      title: 'Blockera spel om pengar i mobil och dator',
      text: 'Spärrprogram kan hålla spelsajter och spelappar borta.',
    },
    bank: {
      title: 'Blockera spel om pengar i banken',
      text: 'Fråga din bank om den kan stoppa betalningar till spelbolag, eller titta i appen.',
    },
    treatment: {
      title: 'Hitta behandling',
      text: 'Rådgivare och mottagningar som är kunniga om spelproblem.',
    },
    relatives: {
      title: 'För dina närstående',
      text: 'Partner, föräldrar och vänner kan få hjälp för egen del, vad den andra än gör.',
    },
    limits: {
      title: 'Sätt en gräns där du spelar',
      text: 'Bestäm innan du börjar hur mycket pengar eller tid du vill lägga.',
    },
  },
} satisfies Messages['help']
