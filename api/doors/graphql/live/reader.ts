import type { WebSocket } from 'ws';

/** Maximum buffered bytes per reader before it is cut off, so that memory is bounded. */
const patienceBytes = 1024 * 1024;

/** Bytes on their way of what a reader missed. One frame at a time, so they need no bound. */
const missedBytes = new WeakMap<WebSocket, number>();

/** Sends a frame; a reader with too much buffered is cut off, and queries again when it reconnects. */
export const sendTo = (socket: WebSocket, frame: string): void => {
  if (socket.readyState !== socket.OPEN) return;
  // A reader that catches up over a slow network is not one that does not read.
  if (socket.bufferedAmount - (missedBytes.get(socket) ?? 0) > patienceBytes) socket.terminate();
  else socket.send(frame);
};

/** Sends what a reader missed, whose next frame is sent once the network has this one: `onSent` is called then. */
export const sendMissedTo = (socket: WebSocket, frame: string, onSent: () => void): void => {
  if (socket.readyState !== socket.OPEN) return;
  missedBytes.set(socket, Buffer.byteLength(frame));
  socket.send(frame, () => {
    missedBytes.delete(socket);
    onSent();
  });
};
