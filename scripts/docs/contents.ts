/** The site's contents: page → its name in the list, by group. */
export const contents: Record<string, Record<string, string>> = {
  Start: { index: 'Contents', quickstart: 'A first page', frameworks: 'React, Vue, Svelte, Next, Angular', wordpress: 'WordPress' },
  'Your page': {
    embedding: 'Ways to mount, options',
    secrets: 'Secrets',
    policies: 'Policies and integrity',
    layout: 'Height, dark pages, moving',
    events: 'Events and commands',
    storage: 'Blocked storage',
    testing: 'Test mode and your tests',
    'web-views': 'Apps: web views',
  },
  'Your server': {
    'known-users': 'Known users',
    servers: 'Python, PHP and others',
    webhooks: 'Webhooks',
    'api/index': 'API reference',
    'api/frame': 'Calls of the frame',
  },
  'When it does not work': { troubleshooting: 'Find out why', 'errors/index': 'Error codes' },
  'The console': { console: 'Partner console', operators: 'Your label' },
  Versions: { upgrade: 'Upgrading', changelog: 'Changelog', 'sdk/index': 'Types of the SDK', requirements: 'Requirements' },
}

/** Every page of the contents in order. */
export const inOrder = Object.values(contents).flatMap((pages) => Object.keys(pages))
