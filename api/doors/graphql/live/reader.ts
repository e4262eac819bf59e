import type { WebSocket } from 'ws';

/** As much as may wait for a reader before it is cut off: bounded memory for each of them. */
const patienceBytes = 1024 * 1024;

const isSent = () => undefined;

/** Sends a frame to whoever reads on; who lets too much wait is cut off, and asks again when it comes back. */
export const sendTo = (socket: WebSocket, frame: string): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > patienceBytes) socket.terminate();
  else socket.send(frame, isSent);
};
