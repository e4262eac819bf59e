import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  to: string[];
  subject: string;
}

/** A mail server that can be out of order: it then refuses every email. */
export class MailServer {
  isOutOfOrder = false;
  readonly accepted: ReceivedEmail[] = [];
  readonly refused: ReceivedEmail[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const { subject = '' } = await PostalMime.parse(await buffer(stream));
      const email = { to: envelope.rcptTo.map(({ address }) => address), subject };
      if (!this.isOutOfOrder) {
        this.accepted.push(email);
        return done();
      }
      this.refused.push(email);
      done(Object.assign(new Error('The disk is full'), { responseCode: 452 }));
    },
  });

  static async open(): Promise<MailServer> {
    const mail = new MailServer();
    mail.#server.listen(0, '127.0.0.1');
    await once(mail.#server.server, 'listening');
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => this.#server.close(resolve));
  }
}
