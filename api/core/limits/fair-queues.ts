interface Bounds {
  /** What the requests of one holder that are in flight weigh together at most; one that weighs more runs alone. */
  weight: number;
  /**
   * A slot in use for this long is freed at the next check, which comes as often: most requests wait for something else than
   * the processor by then.
   */
  longestUseMs: number;
  /** A request that has waited for so long gets the next slot, also where there is no room. */
  longestWaitMs: number;
  /** How many requests of one holder may wait. */
  mostWaiting: number;
}

/** A request that is about to run. */
interface SlotRequest {
  readonly holder: string;
  readonly weight: number;
  /** When it began to wait, by `performance.now()`. */
  readonly since: number;
  /** Whether its client does not wait for an answer any more. */
  hasLeft(): boolean;
}

/** Room for one request in flight. */
export interface Slot {
  readonly holder: string;
  readonly weight: number;
  readonly takenAt: number;
}

interface Waiting extends SlotRequest {
  /** Gets the slot, or undefined where the client has left. */
  resolve(slot: Slot | undefined): void;
}

/** The requests of one holder: those in flight, and those that wait, the first to come first. */
interface Queue {
  readonly holder: string;
  readonly slots: Set<Slot>;
  readonly waiting: Waiting[];
  weight: number;
  released: Slot[];
  /** Whether it advances in the next round of the event loop. */
  isAdvancing: boolean;
}

/**
 * Lets each holder have few requests in flight, so that those of others come between. A request that waits for nothing is
 * answered before the event loop serves anyone else: its slot is free after that, and one that waits begins in each round
 * of the event loop.
 */
export class FairQueues {
  readonly #queues = new Map<string, Queue>();
  /** One for all: a timer for each would be made and ended for nearly every request of somebody else. */
  #check: NodeJS.Timeout | undefined;

  constructor(private readonly bounds: Bounds) {}

  /** Takes a slot; a promise where there is none yet, which gets undefined when the client has left meanwhile. */
  take(request: SlotRequest): Slot | Promise<Slot | undefined> {
    const queue = this.#queues.get(request.holder) ?? this.#newQueue(request.holder);
    if (queue.waiting.length === 0 && this.#hasRoom(queue, request)) return occupy(queue, request);
    const { promise, resolve } = Promise.withResolvers<Slot | undefined>();
    queue.waiting.push({ ...request, resolve });
    return promise;
  }

  /** Whether as many requests of a holder wait as may. */
  isFull(holder: string): boolean {
    return (this.#queues.get(holder)?.waiting.length ?? 0) >= this.bounds.mostWaiting;
  }

  /** Whether a slot is still in use: not released, nor used for too long. */
  isTaken(slot: Slot): boolean {
    return this.#queues.get(slot.holder)?.slots.has(slot) ?? false;
  }

  /** Releases a slot; does nothing where it is free already. */
  release(slot: Slot): void {
    const queue = this.#queues.get(slot.holder);
    if (!queue?.slots.has(slot)) return;
    queue.released.push(slot);
    this.#advanceSoon(queue);
  }

  #advanceSoon(queue: Queue): void {
    if (queue.isAdvancing) return;
    queue.isAdvancing = true;
    setImmediate(() => {
      queue.isAdvancing = false;
      this.#advance(queue);
    });
  }

  #newQueue(holder: string): Queue {
    const queue: Queue = {
      holder,
      slots: new Set(),
      waiting: [],
      weight: 0,
      released: [],
      isAdvancing: false,
    };
    this.#queues.set(holder, queue);
    this.#check ??= setInterval(() => this.#freeLongUsed(), this.bounds.longestUseMs).unref();
    return queue;
  }

  #freeLongUsed(): void {
    const earliest = performance.now() - this.bounds.longestUseMs;
    for (const queue of this.#queues.values()) {
      for (const slot of queue.slots) if (slot.takenAt <= earliest) queue.released.push(slot);
      this.#advance(queue);
      if (queue.slots.size === 0) this.#queues.delete(queue.holder);
    }
    if (this.#queues.size > 0) return;
    clearInterval(this.#check);
    this.#check = undefined;
  }

  /** Frees the slots that were released, and lets the next request begin. */
  #advance(queue: Queue): void {
    for (const slot of queue.released) if (queue.slots.delete(slot)) queue.weight -= slot.weight;
    queue.released = [];
    for (const each of queue.waiting.splice(0))
      if (each.hasLeft()) each.resolve(undefined);
      else queue.waiting.push(each);
    const [next] = queue.waiting;
    if (!next || !this.#mayBegin(queue, next)) return;
    queue.waiting.shift();
    next.resolve(occupy(queue, next));
    this.#advanceSoon(queue);
  }

  #mayBegin(queue: Queue, request: SlotRequest): boolean {
    return this.#hasRoom(queue, request) || performance.now() - request.since >= this.bounds.longestWaitMs;
  }

  #hasRoom({ slots, weight }: Queue, request: SlotRequest): boolean {
    return slots.size === 0 || weight + request.weight <= this.bounds.weight;
  }
}

const occupy = (queue: Queue, { holder, weight }: SlotRequest): Slot => {
  const slot = { holder, weight, takenAt: performance.now() };
  queue.slots.add(slot);
  queue.weight += weight;
  return slot;
};
