/** ms: long enough for the frame that answers a press, short beside the time a card takes to turn. */
const frame = 100

/** Leaves a call to the network until what the player waits for is on view: starting one costs milliseconds on a slow phone. */
export const afterPaint = (task: () => void): void => void setTimeout(task, frame)
