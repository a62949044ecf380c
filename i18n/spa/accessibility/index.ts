import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Accesibilidad',
  intro:
    'Esta página trata del test de autoevaluación que ofrece {operator}. Queremos que todo el mundo pueda hacerlo, sea cual sea su forma de ver, oír, moverse o leer.',
  status:
    'El test cumple en parte las pautas internacionales WCAG 2.2, nivel AA, y la norma europea EN 301 549. Más abajo se indica lo que falta.',
  howTitle: 'Cómo lo comprobamos',
  how: 'Antes de cada versión se comprueban de forma automática todas las pantallas, en todos los idiomas y combinaciones de colores. Una partida entera se juega solo con el teclado, y otra, solo con lo que dice un lector de pantalla.',
  tools:
    'Puedes hacer el test con teclado, pulsador, lector de pantalla, texto ampliado, contraste alto y movimiento reducido. Ninguna carta tiene límite de tiempo.',
  gapsTitle: 'Qué falta',
  gapPeople: 'Las personas que usan cada día productos de apoyo aún no han probado esta versión con nosotros.',
  gapOwn: 'Los logotipos y las páginas enlazadas son de {operator}. No podemos asegurar que sean accesibles.',
  gapReading: 'Las frases son cortas, pero no hay una versión en lectura fácil.',
  contactTitle: '¿Encontraste algún obstáculo?',
  contact: 'Cuéntanos qué fue y en qué página:',
  authority: 'Si nuestra respuesta no te ayuda, puedes acudir a la autoridad de accesibilidad de tu país.',
  date: 'Esta declaración es del {day}.',
} satisfies NamespaceAccessibilityTranslation
