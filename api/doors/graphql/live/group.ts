import type { Signal } from '../../../core/event-bus.ts';
import type { Answering, FanOut } from './fan-out.ts';
import type { Line } from './run-in-order.ts';

/** How many signals may wait while one is being answered. */
const longestQueue = 1000;

export interface GroupParts {
  topic: string;
  isForOne: boolean;
  /** What to send for a signal; null when it cannot be said now. */
  answer: (signal: Signal) => Promise<string | null>;
}

/**
 * Subscriptions whose answers are equal. Each signal is answered once, whatever the number of lines: one
 * execution, one serialization. Answers keep the order of their signals.
 */
export class Group implements Answering {
  readonly lines = new Set<Line>();
  readonly topic: string;
  readonly isForOne: boolean;
  readonly #answer: GroupParts['answer'];
  readonly #waiting = new Set<string>();

  constructor(
    { topic, isForOne, answer }: GroupParts,
    private readonly fanOut: FanOut,
  ) {
    this.topic = topic;
    this.isForOne = isForOne;
    this.#answer = answer;
  }

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * A signal that waits already stands for a repeated one: what is answered is read afterwards. When more
   * wait than may, nobody is left to believe that all was told: every line is cut.
   */
  hear(id: string): void {
    if (this.#waiting.size === longestQueue && !this.#waiting.has(id)) {
      this.#cut();
    } else {
      this.#waiting.add(id);
      this.fanOut.add(this);
    }
  }

  async answerNext(): Promise<void> {
    const [id] = this.#waiting;
    if (id === undefined) return;
    this.#waiting.delete(id);
    if (this.lines.size === 0) return;
    const payload = await this.#answer({ topic: this.topic, id });
    if (payload === null) return this.#cut();
    for (const line of this.lines) line.send(payload);
  }

  /** Answers one line alone, such as with what it missed. */
  async tell(line: Line, id: string): Promise<void> {
    const payload = await this.#answer({ topic: this.topic, id });
    if (payload === null) line.cut();
    else line.send(payload);
  }

  #cut(): void {
    this.#waiting.clear();
    for (const line of this.lines) line.cut();
  }
}
