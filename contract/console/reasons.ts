/** What the server says beside a code, by name; `{…}` stands for what differs. The console says it in each of its languages. */
export const reasons = {
  of_file: '{file:string}:',
  plain_text: 'write it without < and >',
  no_mail: 'no mail can be sent to this address',
  too_long: '{file:string} is too long',
  too_deep: 'operator is nested more than {levels:string} levels deep',
  member_exists: 'the address already belongs to a member',
  member_active: 'this member has signed in before, and can ask for a link',
  last_owner: 'an operator needs at least one owner',
  has_owner: 'the operator has an owner, who can invite others',
  operator_exists: 'an operator with this id already exists',
  other_study: 'the label now declares another study',
  unreadable_operator: 'operator.json cannot be read',
  published_meanwhile: 'somebody else has published or changed it in the meantime',
  newer_version: 'version {version:string} has been published in the meantime',
  draft_outdated: 'version {version:string} was published after this draft was started',
  draft_changed: 'the draft has been changed in the meantime, last by {by:string}',
  version_current: 'players already see this version',
  taken_over: 'this label is already managed in the console',
  many_drafts: 'there are already {most:string} drafts: remove one',
  many_files: 'a label can have at most {most:string} files, {megabytes:string} MB in total',
  much_kept: 'an operator can store at most {megabytes:string} MB: remove drafts, and try again tomorrow',
  many_keys: 'an operator can have at most {most:string} active keys: revoke one',
  provider_unnamed: 'the provider has not yet said who it is: players would read a name that leads to nobody',
  key_ending: 'the key is already being replaced: create a new one',
  many_endpoints: 'an operator has at most {most:string} endpoints',
  endpoint_off: 'the endpoint is off: switch it on first',
  endpoint_rotated: 'it was rotated in the meantime',
  no_operator_json: 'operator.json is missing',
  file_twice: 'the upload contains {file:string} twice',
  json_too_large: '{file:string} is too large or nested too deeply',
  user_ids: 'userIds is set by the provider, not by the label.',
  user_ids_fix: "remove it; the provider's folder, console or `operator user-ids` sets it.",
  not_utf8: 'It is not UTF-8.',
  not_utf8_fix: 'save it as UTF-8.',
  file_absent: 'There is no such file.',
  file_absent_fix: 'put the image into the folder, or correct its name.',
  upload_fix: 'upload the image, or choose another.',
  size: 'It is {kilobytes:string} kB.',
  size_fix: 'make it smaller than {most:string} kB.',
  not_drawn: 'It cannot be re-encoded within 400 kB.',
  not_drawn_fix: 'export it again, as a plain and smaller picture.',
  other_type: 'It is not in {type:string} format.',
  other_type_fix: 'export it in the format its name says.',
  other_kind: 'export it as SVG, PNG, JPEG, WebP or AVIF.',
  rename_fix: 'rename it to end in {extension:string}, or export it again.',
  pixels: 'It is {width:string} by {height:string} pixels; the limit is {side:string} per side and {millions:string} million in total.',
  broken: 'It is truncated, corrupt, or has data after the image.',
  executable: 'It contains something that could be executed.',
  picture_fix: 'export it again, smaller and as a plain picture.',
  compressed: 'It is compressed (SVGZ).',
  compressed_fix: 'save it as SVG, not compressed.',
  not_xml: 'Not well-formed XML ({error:string}).',
  doctype: 'A document type may define entities.',
  instruction: 'A processing instruction may load a style sheet.',
  other_root: 'The root element is not <svg>.',
  no_namespace: 'It has no xmlns="{namespace:string}": browsers do not show it.',
  no_svg: 'The file contains no <svg>.',
  view_box: 'viewBox is not four plain numbers.',
  no_length: 'Its width or height is not a plain length.',
  handler: 'The handler {name:string} is not allowed.',
  not_allowed: '{what:string} is not allowed.',
  many_elements: 'It has more than {most:string} elements.',
  many_drawn: 'With all its repetitions it has more than {most:string} elements or points.',
  many_levels: 'It is nested more than {most:string} elements deep.',
  many_copies: 'It has more than {most:string} copies.',
  copied_copy: 'A <use> copies another <use>.',
  many_letters: 'It has more than {most:string} letters.',
  loading_function: '{attribute:string} contains {name:string}(), which may load something.',
  outer_link: '{attribute:string} may only point to something inside the file.',
  outer_value: '{attribute:string} refers to something outside the file.',
  not_a_number: '{attribute:string} contains NaN: the drawing stops there.',
  plain_drawing_fix:
    'export it as a plain drawing (Illustrator: Export As SVG with presentation attributes; Inkscape: Plain SVG; Figma: Flatten, then Export).',
  simplify_fix: 'simplify its paths (Illustrator: Object, Path, Simplify; Inkscape: Path, Simplify), or upload the logo as PNG.',
  outlines_fix:
    'turn text into outlines (Illustrator: Type, Create Outlines; Inkscape: Path, Object to Path; Figma: Flatten), and export with presentation attributes.',
  trace_fix: 'trace the bitmap (Illustrator: Image Trace; Inkscape: Trace Bitmap), or upload the logo as PNG.',
  browser_fix: 'remove what only browsers draw (Figma: background blurs and angular gradients), or upload the logo as PNG.',
  drawing_alone_fix: 'export the drawing alone, without links, scripts, animation or pages.',
  effect_fix: 'expand or remove the effect (Illustrator: Object, Expand Appearance; Figma: Flatten), or upload the logo as PNG.',
} as const

export type ReasonCode = keyof typeof reasons
/** A sentence of the server: its name, and what differs in it. */
export type Reason = { code: ReasonCode; values?: { [name: string]: string } }

type Names<Text extends string> = Text extends `${string}{${infer Name}:string}${infer Rest}` ? Name | Names<Rest> : never
type Values<Code extends ReasonCode> = { [Name in Names<(typeof reasons)[Code]>]: string | number }

/** A reason with what differs in it. */
export const reason = <Code extends ReasonCode>(
  code: Code,
  ...[values]: keyof Values<Code> extends never ? [] : [values: Values<Code>]
): Reason => (values ? { code, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`])) } : { code })

/** Reasons in English. */
export const reasonText = (...all: readonly Reason[]): string =>
  all.map(({ code, values = {} }) => reasons[code].replace(/\{(\w+):string\}/g, (_, name: string) => values[name] ?? '')).join(' ')
