import { setTimeout as pause } from 'node:timers/promises';
import { Caller, type CallerRequest } from '../rehearsal/caller.ts';
import type { Latency } from './latency.ts';

/** How requests of an hour of the day were answered. */
export interface Answers {
  latency: Latency;
  /** How often a request was not answered, or refused for the moment, by the reason. */
  unanswered: Map<string, number>;
  /** Answers that should not have been, in words. */
  surprises: string[];
}

/** How long a person tries again, as the client of the product does too. */
const patienceMs = 90_000;
const pauseBetweenTriesMs = 700;
const longestAnswerMs = 30_000;

/** The reason to try again; undefined for an answer. */
const transientOf = (
  status: number,
  errors: { extensions?: { code?: string } }[] = [],
): string | undefined => {
  const code = errors.map(error => error.extensions?.code).find(each => each !== undefined);
  if (code === 'SERVICE_UNAVAILABLE') return code;
  return status >= 500 || status === 429 ? `${status}${code ? ` ${code}` : ''}` : undefined;
};

/**
 * Someone with a session, who asks as the client does: again while there is no answer. So what they send must be safe to
 * send again, or a refusal of the repetition must be understood. A file is sent once.
 */
export class Person extends Caller {
  readonly #answers: Answers;

  constructor(origin: string, token: string, answers: Answers) {
    super(origin);
    this.token = token;
    this.#answers = answers;
  }

  protected override async answerTo(request: CallerRequest) {
    const { latency, unanswered } = this.#answers;
    const deadline = performance.now() + (request.body instanceof FormData ? 0 : patienceMs);
    for (;;) {
      const start = performance.now();
      const { data, errors, again } = await this.#try(request);
      if (again === undefined) {
        latency.add(request.operation, performance.now() - start);
        if (errors) throw new Error(`${request.operation}: ${JSON.stringify(errors).slice(0, 500)}`);
        return data;
      }
      countIn(unanswered, again);
      if (performance.now() >= deadline) throw new NoAnswer(`${request.operation}: ${again}`);
      await pause(pauseBetweenTriesMs);
    }
  }

  async #try(request: CallerRequest) {
    try {
      const response = await this.post(request, AbortSignal.timeout(longestAnswerMs));
      const text = await response.text();
      if (!text.startsWith('{')) return { again: `${response.status} without JSON` };
      const { data, errors } = JSON.parse(text);
      return { data, errors, again: transientOf(response.status, errors) };
    } catch (error) {
      return { again: error instanceof Error ? error.name : 'no connection' };
    }
  }
}

/** A request that was tried for as long as a person is patient. */
export class NoAnswer extends Error {}

export const countIn = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1);
