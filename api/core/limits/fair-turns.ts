interface Bounds {
  /** What the turns of one holder weigh together at most; one that weighs more has the holder's room for itself. */
  weight: number;
  /** A turn that is not over after this, or after twice this, makes room: most wait for something else than the processor by then. */
  longestTurnMs: number;
  /** Who has waited for so long, or for that and the longest turn, gets a turn beside the others. */
  longestWaitMs: number;
}

/** A request under way, for as long as it counts. */
export interface Turn {
  readonly holder: string;
  readonly weight: number;
  readonly began: number;
}

interface Waiting {
  weight: number;
  since: number;
  hasLeft: () => boolean;
  /** Gets the turn, or undefined where the request is not wanted any more. */
  start: (turn: Turn | undefined) => void;
}

/** The turns of a holder, and who waits for one, the first to come first. */
interface Line {
  readonly holder: string;
  readonly underWay: Set<Turn>;
  readonly waiting: Waiting[];
  weight: number;
  /** Turns whose room becomes free. */
  ended: Turn[];
  /** Whether the next round of the event loop sees to it. */
  isDue: boolean;
}

/**
 * Lets each holder have few requests under way, so that those of others come between. A request that waits for nothing
 * is answered before the event loop serves anyone else: the room of a turn is free after that, and of those who wait one
 * begins in each round of the event loop.
 */
export class FairTurns {
  readonly #lines = new Map<string, Line>();

  constructor(private readonly bounds: Bounds) {}

  /**
   * Begins a turn; a promise of it where the holder has no room yet, which gets undefined when whoever sent the request has
   * left meanwhile.
   */
  begin(holder: string, weight: number, hasLeft: () => boolean): Turn | Promise<Turn | undefined> {
    const line = this.#lines.get(holder) ?? this.#newLine(holder);
    if (line.waiting.length === 0 && this.#hasRoom(line, weight)) return beginIn(line, weight);
    const { promise, resolve } = Promise.withResolvers<Turn | undefined>();
    line.waiting.push({ weight, since: performance.now(), hasLeft, start: resolve });
    return promise;
  }

  /** Ends a turn; does nothing where it is over. */
  end(turn: Turn): void {
    const line = this.#lines.get(turn.holder);
    if (!line?.underWay.has(turn)) return;
    line.ended.push(turn);
    this.#seeToInNextRound(line);
  }

  /** Whether a turn is not over; one that took too long is. */
  isUnderWay(turn: Turn): boolean {
    return this.#lines.get(turn.holder)?.underWay.has(turn) ?? false;
  }

  #seeToInNextRound(line: Line): void {
    if (line.isDue) return;
    line.isDue = true;
    setImmediate(() => {
      line.isDue = false;
      this.#seeTo(line);
    });
  }

  #newLine(holder: string): Line {
    const line: Line = { holder, underWay: new Set(), waiting: [], weight: 0, ended: [], isDue: false };
    this.#lines.set(holder, line);
    const timer = setInterval(() => {
      const earliest = performance.now() - this.bounds.longestTurnMs;
      for (const turn of line.underWay) if (turn.began <= earliest) line.ended.push(turn);
      this.#seeTo(line);
      if (line.underWay.size > 0) return;
      clearInterval(timer);
      this.#lines.delete(holder);
    }, this.bounds.longestTurnMs).unref();
    return line;
  }

  /** Frees the room of turns that ended, and lets the next one begin. */
  #seeTo(line: Line): void {
    for (const turn of line.ended) if (line.underWay.delete(turn)) line.weight -= turn.weight;
    line.ended = [];
    while (line.waiting[0]?.hasLeft()) line.waiting.shift()!.start(undefined);
    const [next] = line.waiting;
    if (!next || !this.#mayBegin(line, next)) return;
    line.waiting.shift();
    next.start(beginIn(line, next.weight));
    this.#seeToInNextRound(line);
  }

  #mayBegin(line: Line, { weight, since }: Waiting): boolean {
    return this.#hasRoom(line, weight) || performance.now() - since >= this.bounds.longestWaitMs;
  }

  #hasRoom(line: Line, weight: number): boolean {
    return line.underWay.size === 0 || line.weight + weight <= this.bounds.weight;
  }
}

const beginIn = (line: Line, weight: number): Turn => {
  const turn = { holder: line.holder, weight, began: performance.now() };
  line.underWay.add(turn);
  line.weight += weight;
  return turn;
};
