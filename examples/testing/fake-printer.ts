import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

const [esc, gs] = [0x1b, 0x1d];

/** Bytes of the command at this place, of those that the example sends; 0 for text. */
const commandLength = (bytes: Buffer, index: number): number => {
  const next = String.fromCharCode(bytes[index + 1]!);
  if (bytes[index] === esc) return next === '@' ? 2 : 3;
  if (bytes[index] === gs) return next === 'V' ? 4 : 3;
  return 0;
};

/** The text of a ticket. */
export const textOf = (bytes: Buffer): string => {
  let text = '';
  for (let index = 0; index < bytes.length; ) {
    const length = commandLength(bytes, index);
    if (length === 0) text += String.fromCharCode(bytes[index]!);
    index += length || 1;
  }
  return text;
};

/** A network printer that takes raw bytes on a port and keeps what it printed. */
export class FakePrinter {
  readonly tickets: Buffer[] = [];
  readonly #server: Server = createServer(socket => {
    const parts: Buffer[] = [];
    socket.on('data', part => parts.push(part));
    socket.on('end', () => this.tickets.push(Buffer.concat(parts)));
    socket.on('error', () => undefined);
  });

  async turnOn(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async turnOff(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The numbers of the orders on paper, in order. */
  get orderNumbers(): string[] {
    return this.tickets.map(ticket => /T-\w{4}-\w{4}/.exec(textOf(ticket))?.[0] ?? textOf(ticket));
  }
}
