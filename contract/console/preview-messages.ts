import type { OperatorView } from '../operator-view.ts'

/**
 * What the console tells a preview: a frame of `PUBLIC_URL/workbench/` whose address names scene, language and scheme as the workbench's own do
 * and has `preview=1`. The frame takes it from its parent at the console's origin alone, and only there; nothing of it is stored.
 * `view` and `themeCss` come from `checkLook`, a draft or a version. Images have addresses on PUBLIC_URL.
 */
export type PreviewMessage = { type: 'gamalyze-preview'; view: OperatorView; themeCss: string }

/** The frame's first message: it is ready, and these scenes exist (`group/name`, for the part of its address behind `#`). */
export type PreviewReady = { type: 'gamalyze-preview-ready'; scenes: string[] }
