import { performance } from 'node:perf_hooks';
import { Caller } from '../load/caller.ts';
import { withNewKey } from '../load/with-new-key.ts';
import type { Workload } from '../workloads.ts';

/** More than are under way at once, unless the server stalls. All are used by turns, so that none is idle. */
const connections = 32;

/**
 * Customers who place orders at an even pace, whether the server keeps up or not: an order that has to wait for a
 * connection waits as its customer does.
 */
export class Shoppers {
  readonly #orders: Workload;
  readonly #free: Caller[];
  readonly #callers: Caller[];
  readonly #waiting: number[] = [];
  readonly #pace: NodeJS.Timeout;
  readonly #latencies: number[] = [];
  #failure: Error | undefined;

  constructor(port: number, orders: Workload, perSecond: number) {
    this.#orders = orders;
    this.#callers = Array.from({ length: connections }, () => new Caller(port));
    this.#free = [...this.#callers];
    const begun = performance.now();
    let due = 0;
    this.#pace = setInterval(() => {
      for (; begun + (due * 1000) / perSecond <= performance.now(); due++) {
        this.#waiting.push(begun + (due * 1000) / perSecond);
        this.#serve();
      }
    }, 1);
  }

  /** Ends and returns the waits of all customers in milliseconds, the shortest first. */
  async leave(): Promise<number[]> {
    clearInterval(this.#pace);
    while (this.#free.length < connections && !this.#failure) await new Promise(setImmediate);
    for (const caller of this.#callers) caller.close();
    if (this.#failure) throw this.#failure;
    return this.#latencies.toSorted((one, other) => one - other);
  }

  #serve(): void {
    const caller = this.#free.shift();
    if (!caller) return;
    const since = this.#waiting.shift();
    if (since === undefined) return void this.#free.unshift(caller);
    const answered = (answer: Buffer) => {
      if (!answer.includes(this.#orders.expected)) this.#failure = new Error(`unexpected answer\n${answer}`);
      this.#latencies.push(performance.now() - since);
      this.#free.push(caller);
      this.#serve();
    };
    caller.send(withNewKey(this.#orders), answered, error => {
      this.#failure = error;
    });
  }
}
