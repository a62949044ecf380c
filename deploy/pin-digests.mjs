// Writes the digest behind each tag of an image into compose.yaml and Dockerfile, where Docker (or Podman) is at hand:
// node deploy/pin-digests.mjs. What is pinned is the list of all platforms, so that ARM and Intel get their own.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const files = ['compose.yaml', 'Dockerfile'].map((name) => new URL(name, import.meta.url))
const image = /^(\s*image: |FROM )((?!gamalyze:)[a-z][\w./-]*:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm

const digestOf = (name) => {
  try {
    return execFileSync('docker', ['buildx', 'imagetools', 'inspect', name, '--format', '{{.Manifest.Digest}}'], {
      encoding: 'utf8',
    }).trim()
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    console.error('There is no docker on this machine: digests can only be pinned where one is.')
    process.exit(1)
  }
}

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const pinned = text.replaceAll(image, (_, start, name) => {
    const digest = digestOf(name)
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${name} has no digest: ${digest}`)
    console.log(`${name} ${digest}`)
    return `${start}${name}@${digest}`
  })
  writeFileSync(file, pinned)
}
