import { type Methods } from 'penpal';
/**
 * Penpal on a port. Only calls of own methods with a list of arguments reach it: anything else on the port is dropped, so no
 * error with a stack is ever sent to the other side. Nothing is left behind by `destroy`, also before the handshake is through.
 */
export declare const openPort: <Remote extends Methods>(port: MessagePort, methods: Methods) => import("penpal").Connection<Remote>;
