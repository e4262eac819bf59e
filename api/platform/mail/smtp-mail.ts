import { createTransport, type Transporter } from 'nodemailer';
import type { Email, Mail } from '../../core/interfaces/mail.ts';
import type { Log } from '../../core/logging/log.ts';

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends email through an SMTP server. */
export class SmtpMail implements Mail {
  readonly isRead = true;
  readonly #server: Transporter;

  constructor(
    url: string,
    private readonly from: string,
    private readonly log: Log,
  ) {
    this.#server = createTransport({ url, ...timeouts });
  }

  async send(email: Email): Promise<void> {
    try {
      await this.#server.sendMail({ from: this.from, ...email });
    } catch (error) {
      // The server's message may contain the recipient.
      const { code, responseCode, command } = error as Record<string, unknown>;
      this.log.error({ code, responseCode, command }, 'sending an email failed');
      throw error;
    }
  }
}
