import type { Signal } from '../../core/event-bus.ts';
import type { Line } from './line.ts';

/** How many signals may wait while one is being answered. */
const longestQueue = 1000;

/**
 * Subscriptions whose answers are equal. Each signal is answered once, whatever the number of lines: one
 * execution, one serialisation. Answers keep the order of their signals.
 */
export class Group {
  readonly lines = new Set<Line>();
  readonly #waiting = new Set<string>();
  #isAnswering = false;

  constructor(
    readonly topic: string,
    private readonly answer: (signal: Signal) => Promise<string | null>,
  ) {}

  /**
   * A signal that waits already stands for a repeated one: what is answered is read afterwards. When more
   * wait than may, nobody is left to believe that all was told: every line is cut.
   */
  hear(id: string): void {
    if (this.#waiting.size === longestQueue && !this.#waiting.has(id)) {
      this.#waiting.clear();
      for (const line of this.lines) line.cut();
      return;
    }
    this.#waiting.add(id);
    if (!this.#isAnswering) void this.#answerAll();
  }

  /** Answers one line alone, such as with what it missed. */
  async tell(line: Line, id: string): Promise<void> {
    const payload = await this.answer({ topic: this.topic, id });
    if (payload !== null) line.send(payload);
  }

  async #answerAll(): Promise<void> {
    this.#isAnswering = true;
    for (const id of this.#waiting) {
      this.#waiting.delete(id);
      const payload = await this.answer({ topic: this.topic, id });
      if (payload !== null) for (const line of this.lines) line.send(payload);
    }
    this.#isAnswering = false;
  }
}
