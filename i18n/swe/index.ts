import type { Translation } from '../i18n-types.ts'
import { adviceScreen } from './advice-screen.ts'
import { common } from './common.ts'
import { completed } from './completed.ts'
import { contact } from './contact.ts'
import { email } from './email.ts'
import { errors } from './errors.ts'
import { feedback } from './feedback.ts'
import { fullReport } from './full-report.ts'
import { game } from './game.ts'
import { instructions } from './instructions.ts'
import { landing } from './landing.ts'
import { popups } from './popups.ts'
import { riskScore } from './risk-score.ts'
import { shell } from './shell.ts'

export default {
  common,
  landing,
  instructions,
  game,
  popups,
  completed,
  riskScore,
  feedback,
  adviceScreen,
  fullReport,
  email,
  errors,
  shell,
  contact,
} satisfies Translation
