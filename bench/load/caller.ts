import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/** One keep-alive connection that sends a request and waits for the whole response, as fast as it can. */
export class Caller {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #received = 0;
  #awaited = 0;
  #answered: (answer: Buffer) => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', chunk => this.#receive(chunk));
    this.#socket.on('error', error => this.#failed(error));
    this.#socket.on('close', () => this.#failed(new Error('The server closed the connection.')));
  }

  /** `answered` gets head and body in one buffer. */
  send(request: string, answered: (answer: Buffer) => void, failed: (error: Error) => void): void {
    this.#answered = answered;
    this.#failed = failed;
    this.#socket.write(request);
  }

  /** Sends a request, and returns head and body of the answer. */
  ask(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => this.send(request, resolve, reject));
  }

  close(): void {
    this.#failed = () => undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#awaited === 0) this.#awaited = lengthOf(this.#whole());
    if (this.#awaited === 0 || this.#received < this.#awaited) return;
    const answer = this.#whole();
    this.#chunks = [];
    this.#received = 0;
    this.#awaited = 0;
    this.#answered(answer);
  }

  #whole(): Buffer {
    return this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
  }
}

/** The length of the whole answer once its head is there, else 0. */
const lengthOf = (start: Buffer): number => {
  const end = start.indexOf(headEnd);
  if (end < 0) return 0;
  const stated = /\r\ncontent-length: (\d+)/i.exec(start.toString('latin1', 0, end));
  if (!stated) throw new Error('An answer without content-length.');
  return end + headEnd.length + Number(stated[1]);
};
