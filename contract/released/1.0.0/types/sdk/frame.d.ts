/** Frames of tests, and copies that a page has made of them. */
export declare const anyFrame = "iframe[data-gamalyze-frame]";
/** Whether it is in this document, not in that of another window, in which it cannot reach this page. */
export declare const isInPage: (node: Node) => boolean;
/** @param height pixels, or a length of CSS. */
export declare const setHeight: ({ style }: HTMLElement, height?: number | string) => void;
/**
 * The iframe, styled through CSSOM so that a strict `style-src` allows it. It may run scripts with its own origin, send forms,
 * open help-line links and save the report; it gets no other permissions.
 */
export declare const createFrame: (url: URL, height: number | string, title?: string) => HTMLIFrameElement;
