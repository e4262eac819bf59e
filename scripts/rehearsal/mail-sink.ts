import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that delivers nothing and remembers what it was given: receiver, subject and text of each email. */
export class MailSink {
  received: string[] = [];
  /** Connections without a greeting, since the server hangs; undefined while it works. */
  #waiting?: (() => void)[];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, greet) => {
        if (this.#waiting) this.#waiting.push(greet);
        else greet();
      },
      onData: (stream, _session, done) => {
        text(stream)
          .then(PostalMime.parse)
          .then(({ to, subject, text: words }) => {
            this.received.push(`${to?.map(({ address }) => address).join()} ${subject}\n${words}`);
            done();
          }, done);
      },
    });
    // A sender may leave while it waits.
    this.#server.on('error', () => undefined);
  }

  static async open(): Promise<MailSink> {
    const sink = new MailSink();
    await new Promise<void>(resolve => void sink.#server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Accepts connections from now on, and says nothing to them. */
  hang(): void {
    this.#waiting = [];
  }

  /** Works again, also for those that still wait. */
  recover(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const greet of waiting) greet();
  }

  /** Returns what was received since the last time. */
  take(): string[] {
    const taken = this.received;
    this.received = [];
    return taken;
  }

  close(): Promise<void> {
    return new Promise(resolve => this.#server.close(resolve));
  }
}
