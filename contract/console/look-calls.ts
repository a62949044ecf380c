import { Type } from 'typebox'
import { OneOf, StrictObject } from '../fields.ts'
import type { ConsoleCall } from './console-call.ts'
import { atOperator, done, Id, listReply, Name, Note, Numeral } from './fields.ts'
import { Base64, content, Draft, DraftHead, Folder, LookChecks, OperatorData, StartFrom, Texts, Version, VersionHead } from './look.ts'

const Revision = Type.Integer({ minimum: 1, description: 'The revision the change was made from' })

const ImageData = Type.String({ ...Base64, description: 'Bytes, base64; at most 2 MB, 400 kB after processing' })

/** A change names the revision it was made from; after another it is refused, 409 `conflict`: load the draft again, show both, save. */
export const lookCalls = {
  look: {
    summary: 'What players see, the drafts, and where it is kept',
    ...atOperator('viewer', 'GET /look'),
    replies: {
      200: StrictObject({
        source: OneOf(['folder', 'console'], 'folder: in version control, read-only here until it is taken over'),
        ...content,
        version: Type.Optional(VersionHead),
        drafts: Type.Array(DraftHead),
      }),
    },
  },
  takeOver: {
    summary: 'Takes over the folder: from now on the look is managed in the console, as version 1',
    makes: 'something',
    ...atOperator('owner', 'POST /look/take-over', 'paused', 'conflict'),
    replies: { 201: VersionHead },
  },
  /** Checks a draft without saving it, on each change while somebody types. */
  checkLook: {
    summary: 'Checks an operator.json and own texts, and returns what the frame shows of them',
    ...atOperator('viewer', 'POST /look/check', 'ended', 'not_found'),
    body: StrictObject({ operator: OperatorData, texts: Type.Optional(Texts), draft: Type.Optional(Id) }),
    replies: { 200: LookChecks },
  },
  checkFile: {
    summary: 'Checks an image by its content without storing it',
    ...atOperator('editor', 'POST /look/check/:file', 'ended', 'bad_file'),
    body: StrictObject({ data: ImageData }),
    replies: done,
    maxBodyBytes: 2_800_000,
  },
  addDraft: {
    summary: 'Starts a draft',
    makes: 'something',
    ...atOperator('editor', 'POST /look/drafts', 'paused', 'read_only', 'conflict', 'quota_exceeded'),
    body: StrictObject({ name: Name, start: StartFrom }),
    replies: { 201: Draft },
  },
  draft: { summary: 'One draft', ...atOperator('viewer', 'GET /look/drafts/:draft'), replies: { 200: Draft } },
  saveDraft: {
    summary: 'Saves a draft',
    ...atOperator('editor', 'PUT /look/drafts/:draft', 'paused', 'read_only', 'conflict', 'quota_exceeded'),
    body: StrictObject({
      revision: Revision,
      name: Type.Optional(Name),
      operator: Type.Optional(OperatorData),
      texts: Type.Optional(Texts),
    }),
    replies: { 200: Draft },
  },
  removeDraft: { summary: 'Removes a draft', ...atOperator('editor', 'DELETE /look/drafts/:draft'), replies: done },
  putFile: {
    summary: 'Puts an image into a draft; it is checked by its content',
    ...atOperator('editor', 'PUT /look/drafts/:draft/files/:file', 'paused', 'read_only', 'conflict', 'quota_exceeded', 'bad_file'),
    body: StrictObject({ revision: Revision, data: ImageData }),
    replies: { 200: Draft },
    maxBodyBytes: 2_800_000,
  },
  publish: {
    summary: 'Publishes a draft; players see it within two seconds',
    makes: 'something',
    ...atOperator('editor', 'POST /look/drafts/:draft/publish', 'paused', 'read_only', 'conflict', 'quota_exceeded', 'not_publishable'),
    body: StrictObject({
      revision: Revision,
      note: Note,
      over: Type.Optional(Type.Integer({ minimum: 1, description: 'A version newer than the draft is current: replace that one' })),
    }),
    replies: { 201: VersionHead },
  },
  versions: {
    summary: 'What was published, newest first',
    ...atOperator('viewer', 'GET /look/versions'),
    replies: listReply('versions', VersionHead),
  },
  version: { summary: 'One version', ...atOperator('viewer', 'GET /look/versions/:version'), replies: { 200: Version } },
  rollBack: {
    summary: 'Publishes an earlier version again, as a new one',
    makes: 'something',
    ...atOperator('editor', 'POST /look/versions/:version/roll-back', 'paused', 'conflict', 'not_publishable'),
    body: StrictObject({ note: Note }),
    replies: { 201: VersionHead },
  },
  exportFolder: {
    summary: "The label's folder, byte for byte",
    ...atOperator('viewer', 'GET /look/folder', 'ended', 'not_found'),
    query: StrictObject({ version: Type.Optional(Numeral), draft: Type.Optional(Numeral) }),
    replies: { 200: Folder },
  },
  importFolder: {
    summary: 'A draft from a folder, byte for byte',
    makes: 'something',
    ...atOperator('editor', 'POST /look/folder', 'paused', 'read_only', 'conflict', 'quota_exceeded', 'bad_file'),
    body: StrictObject({ name: Name, ...Folder.properties }),
    replies: { 201: Draft },
    maxBodyBytes: 3_000_000,
  },
} as const satisfies Record<string, ConsoleCall>
