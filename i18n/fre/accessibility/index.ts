import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Accessibilité',
  intro:
    'Cette page concerne le test d’auto-évaluation proposé par {operator}. Nous voulons que tout le monde puisse le faire, quelle que soit sa façon de voir, d’entendre, de bouger ou de lire.',
  status:
    'Le test respecte en partie les règles internationales WCAG 2.2, niveau AA, et la norme européenne EN 301 549. Ce qui manque est indiqué plus bas.',
  howTitle: 'Comment nous vérifions',
  how: 'Avant chaque version, des programmes testent tous les écrans dans toutes les langues et tous les jeux de couleurs. Une partie entière est jouée au clavier seul, et une autre avec ce que dit un lecteur d’écran.',
  tools:
    'Vous pouvez faire le test avec un clavier, un contacteur, un lecteur d’écran, un texte agrandi, un contraste élevé et des mouvements réduits. Aucune carte n’est limitée dans le temps.',
  gapsTitle: 'Ce qui manque',
  gapPeople: 'Des personnes qui utilisent chaque jour une technologie d’assistance n’ont pas encore essayé cette version avec nous.',
  gapOwn: 'Les logos de {operator} et les pages vers lesquelles ils mènent lui appartiennent. Nous ne pouvons pas en répondre.',
  gapReading: 'Les phrases sont courtes, mais elles ne sont pas écrites en langage facile à lire.',
  contactTitle: 'Quelque chose vous gêne\u202f?',
  contact: 'Écrivez-nous ce que c’était et sur quelle page\u00a0:',
  authority: 'Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité chargée de l’accessibilité dans votre pays.',
  date: 'Cette déclaration date du {day}.',
} satisfies NamespaceAccessibilityTranslation
