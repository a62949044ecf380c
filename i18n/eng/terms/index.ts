import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'Terms and conditions',
} satisfies BaseTranslation
