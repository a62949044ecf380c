// Programs of Debian that a drill needs: installed where they are missing, which takes root.
import { execFileSync } from 'node:child_process'

const isThere = (program) => {
  try {
    execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`])
    return true
  } catch {
    return false
  }
}

/** Installs a package unless its program is there; `flock` keeps two drills from installing at once. */
export const needs = (program, packageName = program) => {
  if (isThere(program)) return
  execFileSync('flock', ['/tmp/apt.lock', 'apt-get', 'install', '-y', '--no-install-recommends', packageName], { stdio: 'inherit' })
}
