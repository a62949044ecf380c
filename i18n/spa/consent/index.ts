import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Qué puede pasar con este resultado',
  open: 'Mi cuenta en {partner} puede abrir este resultado',
  openNote:
    'Tú decides. Tu resultado, tus consejos y tu informe no cambian. Quien pueda usar tu cuenta podría entonces ver este resultado.',
  share: 'Compartir este resultado con {partner}',
  category: 'Tu nivel de riesgo',
  score: 'Tu puntuación de riesgo con su margen',
  purpose: 'Lo que {partner} dice que haría con él:',
  never: 'Nunca se comparten: tus cartas, tu estimación, tus hábitos, tus consejos ni tu correo electrónico.',
  takeBack:
    'Puedes retirarlo aquí en cualquier momento. Desde entonces nadie podrá abrirlo ni leerlo así. Sobre lo que se leyó antes, pregunta a {partner}.',
  save: 'Guardar mi elección',
  saved: 'Tu elección está guardada.',
  failed: 'No se pudo guardar tu elección. Inténtalo de nuevo.',
  opened: 'Abierto desde tu cuenta',
  read: 'Leído por {partner}',
  changed: 'Guardaste tu elección',
  history: 'Qué ha pasado',
  dataTitle: 'Tus datos',
  dataText: 'Esta partida está vinculada a tu cuenta en {partner}. Puedes guardar todo lo que conservamos de ella o borrarla.',
  fetch: 'Guardar mis datos',
  remove: 'Borrar esta partida',
  sure: 'Sí, borrarla para siempre',
} satisfies NamespaceConsentTranslation
