import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: '¿Te gustaría hablar con alguien?',
  text: '{name} te escucha y te ayuda. No hace falta que digas tu nombre.',
  none: 'En muchos países hay una línea de ayuda para quienes juegan con dinero y para las personas cercanas. Tu centro de salud también puede decirte dónde encontrar ayuda.',
  always: 'Disponible las 24 horas, los siete días de la semana',
  hours: 'Disponible: {hours}',
  call: 'Llamar al {phone}',
  message: 'Enviar un SMS al {phone}',
  chat: 'Chatear en línea',
  website: 'Ir a la página web',
  logo: 'Línea de ayuda: {name}',
} satisfies Translation['helpLine']
