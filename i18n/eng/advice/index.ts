import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'Your advice',
} satisfies BaseTranslation
