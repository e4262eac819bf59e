import type { Email, Mail } from '../../core/interfaces/mail.ts';

export interface CapturedEmail extends Email {
  at: Date;
  /** Its id in this list. */
  number: number;
}

const maxEmails = 100;

/** Sends nothing, and stores the latest emails for doors/pages/mail-page.ts. */
export class CapturedMail implements Mail {
  readonly #emails: CapturedEmail[] = [];
  #sent = 0;

  /** `isRead`: whether they are shown. */
  constructor(readonly isRead = true) {}

  /** Latest first. */
  get emails(): readonly CapturedEmail[] {
    return this.#emails;
  }

  async send(email: Email): Promise<void> {
    this.#emails.unshift({ ...email, at: new Date(), number: ++this.#sent });
    this.#emails.length = Math.min(this.#emails.length, maxEmails);
  }
}
