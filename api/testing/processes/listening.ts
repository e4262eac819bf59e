import { connect } from 'node:net';

/** Returns as soon as this program listens on a port of this machine. */
export const listening = async (port: number, program: string, tries = 200): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  if (isOpen) return;
  if (tries === 0) throw new Error(`${program} does not listen.`);
  await new Promise(resolve => setTimeout(resolve, 50));
  return listening(port, program, tries - 1);
};
