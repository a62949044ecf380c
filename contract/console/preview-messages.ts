import type { OperatorView } from '../operator-view.ts'

/**
 * What the console tells a preview, a frame of `PUBLIC_URL/workbench/` with `preview=1`, which takes it from its parent at the console's origin
 * alone and stores nothing. `view` and `themeCss` come from `checkLook`, a draft or a version.
 */
export type PreviewMessage = { type: 'gamalyze-preview'; view: OperatorView; themeCss: string }

/** The frame's first message: it is ready, and these scenes exist (`group/name`, for the part of its address behind `#`). */
export type PreviewReady = { type: 'gamalyze-preview-ready'; scenes: string[] }
