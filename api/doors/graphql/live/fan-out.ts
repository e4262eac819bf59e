import { setImmediate as nextTurn } from 'node:timers/promises';

/** A listener with responses to compute, one by one. */
export interface Answering {
  /** Responses for one person come before public ones, which strangers can request in any number. */
  readonly isForOne: boolean;
  /** What was missed before takes turns with what is new: after a restart, all clients catch up at the same time. */
  readonly isCatchUp: boolean;
  readonly isWaiting: boolean;
  /** Computes the next response and sends it; never throws. */
  answerNext(): Promise<void>;
}

/** How many signals may wait for a listener; it is cut beyond that, as it would fall behind ever more. */
export const longestQueue = 1000;

/** Maximum number of running responses, and for how many milliseconds to begin them before yielding. */
const limits = { atOnce: 8, besideRequests: 2, sliceMilliseconds: 2 };

/**
 * Computes the responses to signals beside the requests, which come first: few at the same time while any
 * request is running, and yielding to the event loop after each time slice. However many listen, an order
 * waits for a few of their responses at most. First in, first out.
 */
export class FanOut {
  readonly #forOne = new Set<Answering>();
  readonly #forAll = new Set<Answering>();
  readonly #catchingUp = new Set<Answering>();
  #wasCatchUp = false;
  readonly #underWay = new Map<Answering, Promise<void>>();
  #isBeginning = false;
  #isStopped = false;

  constructor(private readonly hasRequests: () => boolean) {}

  add(group: Answering): void {
    // A group that is responding now is added again afterwards: its responses keep their order.
    if (this.#isStopped || this.#underWay.has(group)) return;
    this.#queueOf(group).add(group);
    if (!this.#isBeginning) void this.#begin();
  }

  /** Begins nothing more, and waits for running responses: afterwards the database may be closed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#forOne.clear();
    this.#forAll.clear();
    this.#catchingUp.clear();
    await Promise.all(this.#underWay.values());
  }

  async #begin(): Promise<void> {
    this.#isBeginning = true;
    let sliceEnd = performance.now() + limits.sliceMilliseconds;
    for (let group = this.#next(); group; group = this.#next()) {
      this.#underWay.set(group, this.#answer(group));
      if (performance.now() < sliceEnd) continue;
      await nextTurn();
      sliceEnd = performance.now() + limits.sliceMilliseconds;
    }
    this.#isBeginning = false;
  }

  #next(): Answering | undefined {
    if (this.#underWay.size >= (this.hasRequests() ? limits.besideRequests : limits.atOnce)) return undefined;
    const live = this.#forOne.size > 0 ? this.#forOne : this.#forAll;
    this.#wasCatchUp = this.#catchingUp.size > 0 && (live.size === 0 || !this.#wasCatchUp);
    const queue = this.#wasCatchUp ? this.#catchingUp : live;
    const [group] = queue;
    if (group) queue.delete(group);
    return group;
  }

  #queueOf({ isCatchUp, isForOne }: Answering): Set<Answering> {
    if (!isForOne) return this.#forAll;
    return isCatchUp ? this.#catchingUp : this.#forOne;
  }

  async #answer(group: Answering): Promise<void> {
    await group.answerNext();
    await nextTurn();
    this.#underWay.delete(group);
    if (group.isWaiting) this.add(group);
    else if (!this.#isBeginning) void this.#begin();
  }
}
