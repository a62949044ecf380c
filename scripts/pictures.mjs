// Updates the screenshot baselines: `npm run pictures`, or of one scene, `npm run pictures -- game/win`. Then review the git diff.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const [scene = ''] = process.argv.slice(2)
if (scene && !/^[a-z-]+\/[a-z0-9-]+$/.test(scene)) {
  console.error(`"${scene}" is not a scene such as game/win`)
  process.exit(1)
}
rmSync('test-results/pictures', { recursive: true, force: true })
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'e2e/screens/scenes.spec.ts', '--grep', '@pictures', '--reporter', 'dot'],
  { stdio: 'inherit', env: { ...process.env, PICTURES: 'make', SCENE: scene } },
)
if (status === 0) spawnSync('git', ['status', '--short', 'e2e/pictures/stored'], { stdio: 'inherit' })
process.exitCode = status ?? 1
