import { appendFile } from 'node:fs/promises';
import { connect } from 'node:net';

const patienceMilliseconds = 10_000;
/** Some printers leave the connection open; what they took by then is taken as printed. */
const closingMilliseconds = 2000;

/**
 * Sends a ticket to a network printer's raw port.
 *
 * @param {{ host: string, port: number }} printer
 * @param {Buffer} ticket
 * @returns {Promise<void>}
 */
const send = ({ host, port }, ticket) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let isSent = false;
    socket.setTimeout(patienceMilliseconds, () => {
      if (isSent) resolve();
      socket.destroy(isSent ? undefined : new Error(`${host}:${port} does not answer`));
    });
    socket.on('finish', () => {
      isSent = true;
      socket.setTimeout(closingMilliseconds);
    });
    socket.on('error', reject);
    socket.on('close', hadError => !hadError && resolve());
    // A printer may report its state, and a socket closes only once that was read.
    socket.resume();
    socket.end(ticket);
  });

/**
 * Returns how tickets are printed: on a printer, or at the end of a file.
 *
 * @param {{ file: string } | { host: string, port: number }} destination
 * @returns {(ticket: Buffer) => Promise<void>}
 */
export const printerAt = destination => ticket =>
  'file' in destination ? appendFile(destination.file, ticket) : send(destination, ticket);
