import { writeFileSync } from 'node:fs'
import { modelVersion } from '../server/analysis/model.ts'
import { recoveryStudy } from '../server/method-card/recovery-study.ts'

/** Makes the method card's study of players drawn from the prior; takes minutes. `node scripts/build-recovery.ts` */
const study = { modelVersion, ...recoveryStudy(4000, 300) }
writeFileSync(new URL('../server/method-card/recovery-prior.json', import.meta.url), `${JSON.stringify(study, null, 2)}\n`)
console.log('recovery-prior.json written')
