// Pins the digest of each image tag in compose.yaml and Dockerfile; needs Docker (or Podman): node deploy/pin-digests.mjs.
// It pins the multi-platform manifest list, so that ARM and x64 each get their own image.
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
    console.error('docker was not found on this machine: run this where it is installed.')
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
