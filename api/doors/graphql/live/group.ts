import type { Missed } from '../../../core/graphql/topic.ts';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import { CatchUp } from './catch-up.ts';
import { type Answering, type FanOut, longestQueue } from './fan-out.ts';
import type { Line } from './run-in-order.ts';

export interface GroupParts {
  topic: string;
  isForOne: boolean;
  /** Computes the payload for a signal; null when that fails for now. */
  answer: (signal: Signal) => Promise<string | null>;
}

/**
 * Subscriptions with equal responses. Each signal is answered once, whatever the number of lines: one
 * execution, one serialization. Responses keep the order of their signals.
 */
export class Group implements Answering {
  readonly isCatchUp = false;
  readonly lines = new Set<Line>();
  readonly topic: string;
  readonly isForOne: boolean;
  readonly #answer: GroupParts['answer'];
  readonly #waiting = new Set<string>();
  /** Lines that are still to get what they missed. */
  readonly #behind = new Map<Line, CatchUp>();

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

  get isEmpty(): boolean {
    return this.lines.size === 0 && this.#behind.size === 0;
  }

  /** Adds a line that joins the others once it has what it missed, which is sent from `begin` on. */
  addBehind(line: Line, missed: Missed, onFailure: (error: unknown) => void): CatchUp {
    const catchUp = new CatchUp(
      {
        line,
        missed,
        isForOne: this.isForOne,
        answer: id => this.#answer({ topic: this.topic, id }),
        onDone: () => {
          this.#behind.delete(line);
          this.lines.add(line);
        },
        onFailure,
      },
      this.fanOut,
    );
    this.#behind.set(line, catchUp);
    return catchUp;
  }

  remove(line: Line): void {
    this.lines.delete(line);
    this.#behind.get(line)?.stop();
    this.#behind.delete(line);
  }

  /**
   * A waiting signal covers repeated ones: the response is read afterwards. When too many wait, every line is
   * cut, so that no client believes it got everything.
   */
  onSignal(id: string): void {
    for (const catchUp of this.#behind.values()) catchUp.onSignal(id);
    // What changed again comes after what changed before that: a client may continue from any answer it received.
    this.#waiting.delete(id);
    if (this.#waiting.size === longestQueue) {
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
    // A line that joins meanwhile has this change already, and maybe a later one.
    const lines = [...this.lines];
    if (lines.length === 0) return;
    const payload = await this.#answer({ topic: this.topic, id });
    if (payload === null) return this.#cut();
    for (const line of lines) if (this.lines.has(line)) line.send(payload);
  }

  #cut(): void {
    this.#waiting.clear();
    for (const line of this.lines) line.cut();
  }
}
