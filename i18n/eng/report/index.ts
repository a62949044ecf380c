import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'Your report',
} satisfies BaseTranslation
