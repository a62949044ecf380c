import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Accessibilité',
  intro:
    'Cette page concerne le test d’auto-évaluation proposé par {operator}. Nous voulons que tout le monde puisse le faire, quelle que soit sa façon de voir, d’entendre, de bouger ou de lire.',
  status:
    'Le test respecte en partie les règles internationales WCAG 2.2, niveau AA, et la norme européenne EN 301 549. Ce qui manque est indiqué plus bas.',
  howTitle: 'Comment nous vérifions',
  how: 'Avant chaque version, des programmes vérifient tous les écrans dans toutes les langues et tous les thèmes de couleurs. Une partie entière est jouée au clavier seul, et une autre d’après ce que dit un lecteur d’écran.',
  tools:
    'Vous pouvez faire le test avec un clavier, un contacteur, un lecteur d’écran, un texte agrandi, un contraste élevé ou des animations réduites. Aucune carte n’est limitée dans le temps.',
  gapsTitle: 'Ce qui manque',
  gapPeople: 'Les personnes qui utilisent chaque jour une technologie d’assistance n’ont pas encore essayé cette version avec nous.',
  gapOwn: 'Les logos et les pages en lien viennent de {operator}. Nous ne pouvons pas promettre qu’ils soient accessibles.',
  gapReading: 'Les phrases sont courtes, mais il n’y a pas de version facile à lire et à comprendre.',
  contactTitle: 'Avez-vous rencontré un obstacle ?',
  contact: 'Écrivez-nous ce qui a posé problème et sur quelle page :',
  authority: 'Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité chargée de l’accessibilité dans votre pays.',
  date: 'Cette déclaration date du {day}.',
} satisfies NamespaceAccessibilityTranslation
