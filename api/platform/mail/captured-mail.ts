import type { Letter, Mail } from '../../core/letter/mail.ts';

export interface CapturedEmail extends Letter {
  at: Date;
  /** Its id in this list. */
  number: number;
}

const maxEmails = 100;

/** Sends nothing, and stores the latest emails for doors/pages/mail-page.ts. */
export class CapturedMail implements Mail {
  readonly #letters: CapturedEmail[] = [];
  #sent = 0;

  /** `isRead`: whether they are shown. */
  constructor(readonly isRead = true) {}

  /** Latest first. */
  get letters(): readonly CapturedEmail[] {
    return this.#letters;
  }

  async send(letter: Letter): Promise<void> {
    this.#letters.unshift({ ...letter, at: new Date(), number: ++this.#sent });
    this.#letters.length = Math.min(this.#letters.length, maxEmails);
  }
}
