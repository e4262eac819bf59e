import { setTimeout as pause } from 'node:timers/promises';
import type { SharedPoints, SpentPoints } from '../../core/interfaces/shared-points.ts';
import { Batcher } from '../../core/limits/batcher.ts';
import { BoundedPauses } from '../../core/limits/bounded-pauses.ts';
import { FairQueues, type Slot } from '../../core/limits/fair-queues.ts';
import { PointBudget, type Spending } from '../../core/limits/point-budget.ts';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { ClientLeft, TooManyWaiting } from '../../core/operation/failures.ts';

/** What a request costs at least, for receiving and answering it, and for reading a document that is refused. */
export const leastPoints = 100;

/** What a request weighs at least among those of its caller that are in flight. */
const leastWeight = 2500;

/** Requests of a caller that are in flight cost what comes back in this time, or as much as one request may. */
const secondsInFlight = 0.4;

/** Requests of a caller that wait for their turn; each may hold a body of 100 KB. */
const mostWaiting = 500;

/** Refusals of a caller that wait together. Beyond them a client repeats faster, but occupies no more connections. */
const mostWaitingRefusals = 20;

interface Parts {
  /** Points that each caller gets back every second. */
  restoreRate: number;
  /** What one request may cost at most. */
  costLimit: number;
  clock: () => Date;
  refusals: SparingLog;
  /** How long a refusal waits at least, so that a client that repeats it at once stays cheap. */
  refusalDelayMs: number;
  /** Absent where each process counts on its own. */
  shared?: SharedPoints;
}

/** What a request that waits for its turn is asked. */
export interface WaitingRequest {
  /** Whether its client waits for no answer any more. */
  hasLeft(): boolean;
  /** Reads the session of its viewer again, which may have ended meanwhile. Absent where that happens after the wait. */
  renewSession?(): Promise<void>;
}

/** The budgets of points of all callers: each API token, each signed-in person, and each source of visitors. */
export class CallerBudgets {
  readonly #budget: PointBudget;
  readonly #queues: FairQueues;
  readonly #pauses: BoundedPauses;
  readonly #batcher: Batcher<SpentPoints> | undefined;

  constructor(private readonly parts: Parts) {
    const { restoreRate, costLimit, clock, shared, refusalDelayMs } = parts;
    this.#pauses = new BoundedPauses({
      most: mostWaitingRefusals,
      ms: refusalDelayMs,
      pause: async ms => ms > 0 && pause(ms),
    });
    this.#budget = new PointBudget(restoreRate);
    this.#queues = new FairQueues({
      weight: Math.max(costLimit, restoreRate * secondsInFlight),
      longestUseMs: 250,
      longestWaitMs: 4000,
      mostWaiting,
    });
    this.#batcher =
      shared &&
      new Batcher(async spent => {
        const totals = await shared.add(sums(spent), restoreRate);
        const now = clock().getTime();
        for (const { holder, points } of totals) this.#budget.learn(holder, points, now);
      });
  }

  /**
   * Spends points of the caller, less what the same request has spent before; a refusal is logged, and returned after a
   * pause.
   */
  spend(ctx: Ctx, points = leastPoints): Spending | Promise<Spending> {
    const payment = ctx.once(newPayment);
    const paid = payment.spending?.spent ?? 0;
    const requested = Math.max(points, leastPoints, paid);
    const holder = holderOf(ctx);
    const spending = this.#budget.spend(holder, requested, this.parts.clock().getTime(), paid);
    payment.spending = spending;
    this.#share(holder, spending.spent - paid);
    return spending.waitSeconds > 0 ? this.#refuse(ctx, spending) : spending;
  }

  /**
   * Waits until a request may run beside those of its caller that are in flight, by what it has paid. One that turns out to
   * cost more gives its slot back and waits again, so that no slot waits for another. Later calls for the same request
   * remember what the first one was given. Throws ClientLeft where the client has left meanwhile.
   */
  async waitForTurn(ctx: Ctx, request?: WaitingRequest): Promise<void> {
    const payment = ctx.once(newPayment);
    if (request) payment.request = request;
    const weight = Math.max(payment.spending?.requested ?? 0, leastWeight);
    const { slot } = payment;
    if (slot && slot.weight >= weight && this.#queues.isTaken(slot)) return;
    if (slot) this.#queues.release(slot);
    const holder = holderOf(ctx);
    if (this.#queues.isFull(holder)) throw this.#tooManyWaiting(ctx);
    payment.since ??= performance.now();
    const { request: waiting, since } = payment;
    const taken = this.#queues.take({ holder, weight, since, hasLeft: () => waiting.hasLeft() });
    payment.slot = await taken;
    if (!payment.slot) throw new ClientLeft();
    if (taken instanceof Promise) await waiting.renewSession?.();
  }

  /** Lets the next request of a caller run, as this one is answered. */
  finish(ctx: Ctx): void {
    const { slot } = ctx.once(newPayment);
    if (slot) this.#queues.release(slot);
  }

  /** What a request has spent so far; undefined before it spends anything. */
  spendingOf(ctx: Ctx): Spending | undefined {
    return ctx.once(newPayment).spending;
  }

  /** Whether a request costs more than small ones, which all weigh the same. */
  isCostly(ctx: Ctx): boolean {
    return (this.spendingOf(ctx)?.requested ?? 0) > leastWeight;
  }

  /** Spends points that all refreshes of stored responses share; false where too few are left. */
  spendOnRefresh(points: number): boolean {
    const now = this.parts.clock().getTime();
    return this.#budget.spend('refreshes', Math.max(points, leastPoints), now).waitSeconds === 0;
  }

  /** No request waits for the other processes. */
  #share(holder: string, points: number): void {
    if (points === 0) return;
    this.#batcher
      ?.add([{ holder, points }])
      .catch(err =>
        this.parts.refusals.warn({ err }, 'sharing the budgets of callers failed; counting alone'),
      );
  }

  #tooManyWaiting(ctx: Ctx): TooManyWaiting {
    ctx.noteSecurity('limit reached', { reason: 'waiting requests of a caller' });
    return new TooManyWaiting();
  }

  async #refuse(ctx: Ctx, spending: Spending): Promise<Spending> {
    this.finish(ctx);
    ctx.noteSecurity('limit reached', { reason: 'points of a caller' });
    await this.#pauses.of(holderOf(ctx));
    return spending;
  }
}

/** What a request pays is remembered with its context, so that no part of its way charges it twice. */
interface Payment {
  spending?: Spending;
  slot?: Slot;
  /** When it began to wait for its turn, by `performance.now()`. */
  since?: number;
  request: WaitingRequest;
}
const newPayment = (): Payment => ({ request: { hasLeft: () => false } });

/** A program does not spend the points of its owner's screens, and staff who look on spend their own. */
const holderOf = (ctx: Ctx): string => {
  const { session, isToken } = ctx.viewer;
  if (!session) return `source ${ctx.source}`;
  return isToken ? `token ${session.sessionId}` : `person ${session.viewedBy?.staffId ?? session.userId}`;
};

const sums = (spent: readonly SpentPoints[]): SpentPoints[] => {
  const totals = new Map<string, number>();
  for (const { holder, points } of spent) totals.set(holder, (totals.get(holder) ?? 0) + points);
  return [...totals].map(([holder, points]) => ({ holder, points }));
};
