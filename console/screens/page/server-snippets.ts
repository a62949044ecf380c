import type { SnippetData } from '../../../contract/console/page.ts'

/** What the partner's own server is written in. */
export const serverLanguages = ['node', 'php', 'python', 'curl'] as const
export type ServerLanguage = (typeof serverLanguages)[number]

/**
 * The call by which a partner's server makes a secret for a player it knows (`POST /api/v1/partner/sessions`). The id is the partner's own, and has 36
 * characters; the key comes from the server's settings.
 */
export const serverSnippet = ({ publicUrl }: Pick<SnippetData, 'publicUrl'>, language: ServerLanguage): string => {
  const address = `${publicUrl}/api/v1/partner/sessions`
  if (language === 'node')
    return `// Answers /your-own/secret
const reply = await fetch('${address}', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.GAMALYZE_KEY}\`, 'content-type': 'application/json' },
  body: JSON.stringify({ externalId: user.id }), // your own id of the player, 36 characters (externalIdFor makes them of any id)
})
if (!reply.ok) throw new Error(\`Gamalyze answered \${reply.status}\`)
response.end((await reply.json()).secret)`
  if (language === 'php')
    return `<?php // Answers /your-own/secret
$request = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => ['Authorization: Bearer ' . getenv('GAMALYZE_KEY'), 'Content-Type: application/json'],
    'content' => json_encode(['externalId' => $user->id]), // your own id of the player, 36 characters (externalIdFor makes them of any id)
]]);
echo json_decode(file_get_contents('${address}', false, $request), true)['secret'];`
  if (language === 'python')
    return `# Answers /your-own/secret
import json, os, urllib.request

request = urllib.request.Request(
    "${address}",
    data=json.dumps({"externalId": user.id}).encode(),  # your own id of the player, 36 characters (externalIdFor makes them of any id)
    headers={"Authorization": f"Bearer {os.environ['GAMALYZE_KEY']}", "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as reply:
    return json.load(reply)["secret"]`
  return `curl ${address} \\
  -H "Authorization: Bearer $GAMALYZE_KEY" -H "Content-Type: application/json" \\
  -d '{"externalId": "your own id of the player, 36 characters"}'`
}
