import type { WebSocket } from 'ws';

/** Maximum buffered bytes per reader before it is cut off, so that memory is bounded. */
const patienceBytes = 1024 * 1024;

const isSent = () => undefined;

/** Sends a frame; a reader with too much buffered is cut off, and queries again when it reconnects. */
export const sendTo = (socket: WebSocket, frame: string, onSent: () => void = isSent): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > patienceBytes) socket.terminate();
  else socket.send(frame, onSent);
};
