/** A request that sends an event to a program. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How much of an answer is read, in characters. */
export const answerLength = 500;

/** What came of a request: a status and the beginning of its answer, or why there was none. */
export interface WebhookAnswer {
  status: number | null;
  /** The beginning of the answer, or why there was none, for the person who looks after the program. */
  answer: string;
}

/** Sends webhooks to addresses that people chose, so it decides which ones it connects to. */
export interface WebhookSender {
  /** Whether it may send to an address, as far as its text shows. */
  mayReach(url: URL): boolean;
  /** Never rejects; ends within its deadline, or when `signal` aborts it. */
  send(request: WebhookRequest, signal?: AbortSignal): Promise<WebhookAnswer>;
}
