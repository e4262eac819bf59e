/** A letter to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
}

/** A file that goes with a letter. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The way to people's mailboxes. Sending is slow and may fail, so it never happens inside a transaction. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
