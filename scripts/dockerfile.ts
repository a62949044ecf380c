import { readFileSync } from 'node:fs'

export type Instruction = { name: string; value: string }

/** The stages of `deploy/Dockerfile`: each its instructions in order, with continued lines joined and comments left out. */
export const readStages = (): Instruction[][] => {
  const lines = readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', value = ''] = line.match(/^(\S+)\s+(.*)$/) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, value })
  }
  return stages
}

/** What the image's last stage copies from the build, as paths from the project's root. */
export const copiedPaths = (): string[] =>
  (readStages().at(-1) ?? [])
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ value }) => value.split(/\s+/).slice(1, -1))
    .map((path) => path.replace(/^\/opt\/gamalyze\//, ''))
