/** The site's contents: page → its name in the list, by group. */
export const contents: Record<string, Record<string, string>> = {
  Start: { index: 'Home', quickstart: 'Your first page', frameworks: 'React, Vue, Svelte, Next, Angular', wordpress: 'WordPress' },
  'Your page': {
    embedding: 'Ways to mount, options',
    events: 'Events and commands',
    layout: 'Height, dark pages, moving',
    policies: 'Content-Security-Policy',
    storage: 'Blocked storage',
    'web-views': 'Web views in apps',
    testing: 'Test mode and your tests',
  },
  'Your server': {
    'known-users': 'Known users',
    webhooks: 'Webhooks',
    secrets: 'Secrets and keys',
    servers: 'Python, PHP and others',
    'api/index': 'API reference',
    'api/frame': 'Calls of the frame',
  },
  'When it does not work': { troubleshooting: 'Find out why', 'errors/index': 'Error codes' },
  'Your label': { console: 'The console', operators: 'Colours, logo, words', accessibility: 'Accessibility' },
  'Running it': {
    operations: 'Operations',
    settings: 'Settings and limits',
    data: 'Labels, keys, data',
    postgresql: 'PostgreSQL',
    kubernetes: 'Kubernetes',
    security: 'Security',
    'method-card': 'How the score is made',
    'study-kit': 'Study kit',
  },
  Versions: { upgrade: 'Upgrading', changelog: 'Changelog', 'sdk/index': 'Types of the SDK', requirements: 'Requirements' },
}

/** Every page of the contents in order. */
export const inOrder = Object.values(contents).flatMap((pages) => Object.keys(pages))
