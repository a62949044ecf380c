/**
 * Gives the frame the height its content asks for. Until the reader goes into it, it does not shrink: what the page has reserved stays,
 * and nothing below moves by itself. A page whose own styles make the frame's content grow with the frame would never settle:
 * more than 20 growths within a second freeze the height and call `onLoop` once.
 */
export declare const followHeight: (frame: HTMLIFrameElement, onLoop: () => void) => (asked: number) => void;
