import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `bench/server/` of an earlier version, given as a folder or as a commit, which is checked out and installed in a temporary folder. */
export const earlierVersion = (folderOrCommit: string): URL => {
  const folder = existsSync(folderOrCommit) ? resolve(folderOrCommit) : checkOut(folderOrCommit)
  return pathToFileURL(`${folder}/bench/server/`)
}

const checkOut = (commit: string): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'gamalyze-earlier-')), 'release')
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'inherit' })
  process.once('exit', () => execFileSync('git', ['worktree', 'remove', '--force', folder]))
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  return folder
}
