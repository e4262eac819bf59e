import type { Change, Missed } from '../../../core/graphql/topic.ts';
import { type Answering, type FanOut, longestQueue } from './fan-out.ts';
import type { Line } from './run-in-order.ts';

interface Parts {
  line: Line;
  missed: Missed;
  isForOne: boolean;
  /** Computes the payload for an id; null when that fails for now. */
  answer: (id: string) => Promise<string | null>;
  /** Called once the line has all that it missed, and all that changed meanwhile. */
  onDone: () => void;
  onFailure: (error: unknown) => void;
}

/**
 * Sends one line what it missed, and what changes meanwhile, in the order of the changes. Its client may lose the line
 * after each of them and continue from there, so a change is never sent before an earlier one.
 *
 * The next is computed once the network has the one before, in turns with the other lines of the socket: a client that does
 * not read costs nothing more, and one that reads slowly is waited for.
 */
export class CatchUp implements Answering {
  readonly isCatchUp = true;
  readonly isForOne: boolean;
  #changes: Change[] = [];
  readonly #signaled = new Set<string>();
  #status: 'reading' | 'ready' | 'sending' | 'over' = 'reading';
  #hasTurn = false;
  /** Gives the turn back, or no longer waits for it; undefined where the line has not asked for one. */
  #leaveTurn: (() => void) | undefined;

  constructor(
    private readonly parts: Parts,
    private readonly fanOut: FanOut,
  ) {
    this.isForOne = parts.isForOne;
  }

  get isWaiting(): boolean {
    return this.#status === 'ready' && this.#hasTurn && this.#isBehind;
  }

  get #isBehind(): boolean {
    return this.#changes.length > 0 || this.#signaled.size > 0;
  }

  /** Notes that something changed; cuts the line when too much did. */
  onSignal(id: string): void {
    this.#signaled.add(id);
    if (this.#signaled.size > longestQueue) this.#cut();
    else this.#continue();
  }

  /** Begins to send what was missed. */
  begin(changes: Change[]): void {
    this.#changes = changes;
    this.#become('ready');
  }

  stop(): void {
    this.#status = 'over';
    this.#endTurn();
  }

  async answerNext(): Promise<void> {
    if (this.#status !== 'ready' || !this.#hasTurn) return;
    try {
      const change = this.#changes.shift();
      if (change) await this.#send(change);
      else await this.#readSignaled();
    } catch (error) {
      this.stop();
      this.parts.onFailure(error);
    }
  }

  async #send({ id, version }: Change): Promise<void> {
    const { answer, missed, line } = this.parts;
    const payload = await answer(id);
    const [last] = await missed.changesOf([id]);
    if (this.#status === 'over') return;
    if (payload === null) return this.#cut();
    // It changed again, so others that are still to be sent come before it.
    if (last && last.version !== version) return this.onSignal(id);
    this.#status = 'sending';
    line.sendMissed(payload, () => {
      this.#endTurn();
      this.#become('ready');
    });
  }

  async #readSignaled(): Promise<void> {
    const ids = [...this.#signaled];
    this.#signaled.clear();
    this.#changes = await this.parts.missed.changesOf(ids);
    this.#continue();
  }

  #become(status: 'ready'): void {
    if (this.#status === 'over') return;
    this.#status = status;
    this.#continue();
  }

  #continue(): void {
    if (this.#status !== 'ready') return;
    if (!this.#isBehind) {
      this.stop();
      this.parts.onDone();
    } else if (this.#hasTurn) {
      this.fanOut.add(this);
    } else {
      this.#leaveTurn ??= this.parts.line.takeTurn(() => {
        this.#hasTurn = true;
        this.#continue();
      });
    }
  }

  #endTurn(): void {
    this.#hasTurn = false;
    this.#leaveTurn?.();
    this.#leaveTurn = undefined;
  }

  #cut(): void {
    this.stop();
    this.parts.line.cut();
  }
}
