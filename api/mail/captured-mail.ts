import type { Letter, Mail } from '../core/mail.ts';

export interface CapturedLetter extends Letter {
  at: Date;
}

const kept = 100;

/** Sends nothing, and keeps the latest letters for whoever looks (http/mail-page.ts). */
export class CapturedMail implements Mail {
  readonly #letters: CapturedLetter[] = [];

  /** The latest first. */
  get letters(): readonly CapturedLetter[] {
    return this.#letters;
  }

  async send(letter: Letter): Promise<void> {
    this.#letters.unshift({ ...letter, at: new Date() });
    this.#letters.length = Math.min(this.#letters.length, kept);
  }
}
