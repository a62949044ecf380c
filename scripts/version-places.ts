/** Where the version stands beside package.json, which npm writes and the server reads: each match of a pattern is one, and there is at least one. */
export const versionPlaces: [file: string, version: RegExp][] = [
  ['sdk/package.json', /(?<="version": ")[^"]+/g],
  ['CITATION.cff', /(?<=^version: ).+/gm],
  ['deploy/compose.yaml', /(?<=image: gamalyze:)\S+/g],
  ['deploy/kubernetes/kustomization.yaml', /(?<=newTag: )[^ }]+/g],
  ['deploy/Dockerfile', /(?<=image\.version=")[^"]+/g],
  ...['docs/frameworks.md', 'docs/known-users.md', 'sdk/README.md'].map((file): [string, RegExp] => [
    file,
    /(?<=gamalyze-sdk-)[\d.]+(?=\.tgz)/g,
  ]),
  ['docs/policies.md', /(?<=\/sdk\/)[\d.]+(?=-0a1b2c3d)/g],
]
