// Checks the import rules; a run that found too few modules is a failure, not a pass.
import { cruise } from 'dependency-cruiser'
import config from '../config/dependency-cruiser.mjs'

const folders = ['contract', 'app', 'console', 'sdk', 'i18n', 'server', 'examples', 'scripts', 'config', 'lab']
const { output } = await cruise(
  folders,
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  undefined,
)
const { violations, totalCruised } = output.summary
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
if (totalCruised < 50) {
  console.error(`only ${totalCruised} modules were found`)
  process.exitCode = 1
}
if (violations.length) process.exitCode = 1
console.log(`${totalCruised} modules, ${violations.length} violations`)
