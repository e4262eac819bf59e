import { setImmediate as nextTurn } from 'node:timers/promises';

/** A listener with answers to work out, one after the other. */
export interface Answering {
  /** Answers for one person come before answers for everybody, which strangers can ask for in any number. */
  readonly isForOne: boolean;
  readonly isWaiting: boolean;
  /** Works out the next answer and sends it; never throws. */
  answerNext(): Promise<void>;
}

/** How many answers may be under way, and for how many milliseconds they may be begun before others have their turn. */
const limits = { atOnce: 8, besideRequests: 2, sliceMilliseconds: 2 };

/**
 * Works out the answers to signals beside the requests, which come first: few at once while any request is under way,
 * and never more than a slice of time before the event loop goes on. However many listen, an order waits for a few of
 * their answers at most. The one that has waited longest is next.
 */
export class FanOut {
  readonly #forOne = new Set<Answering>();
  readonly #forAll = new Set<Answering>();
  readonly #underWay = new Map<Answering, Promise<void>>();
  #isBeginning = false;
  #isStopped = false;

  constructor(private readonly hasRequests: () => boolean) {}

  add(group: Answering): void {
    // One that is answering now is added again afterwards: its answers keep their order.
    if (this.#isStopped || this.#underWay.has(group)) return;
    (group.isForOne ? this.#forOne : this.#forAll).add(group);
    if (!this.#isBeginning) void this.#begin();
  }

  /** Begins nothing more, and waits for what is under way: afterwards the database may be closed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#forOne.clear();
    this.#forAll.clear();
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
    const groups = this.#forOne.size > 0 ? this.#forOne : this.#forAll;
    const [group] = groups;
    if (group) groups.delete(group);
    return group;
  }

  async #answer(group: Answering): Promise<void> {
    await group.answerNext();
    await nextTurn();
    this.#underWay.delete(group);
    if (group.isWaiting) this.add(group);
    else if (!this.#isBeginning) void this.#begin();
  }
}
