/** An email to one person. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
}

/** An email attachment. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Sends email. Sending is slow and may fail, so it never happens inside a transaction. */
export interface Mail {
  /** Whether someone can read what is sent. False where emails are neither sent nor shown. */
  readonly isRead: boolean;
  send(email: Email): Promise<void>;
}
