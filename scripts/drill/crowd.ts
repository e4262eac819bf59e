import { setTimeout as pause } from 'node:timers/promises';
import type { AcknowledgedOrder } from '../rehearsal/acknowledged.ts';
import type { Caller } from '../rehearsal/caller.ts';
import { cancelOrder, holdOrder, payOrder, readOrder, type Wish } from '../rehearsal/paid-order.ts';

type Meal = Omit<Wish, 'quantity'>;

const kitchenDocument = `query ($id: ID!) { supplier(id: $id) {
  mealWindows { serviceDate mealtime }
  menu { dishes { id mealtimes weekdays isTiffinOfTheDay price { cents } optionGroups { id } } } } }`;

/** What can be ordered for the coming days: dishes without choices. */
export const findMeals = async (caller: Caller): Promise<Meal[]> => {
  const { suppliers } = await caller.ask('{ suppliers(first: 30) { nodes { id offersPickup } } }');
  const meals: Meal[] = [];
  for (const { id, offersPickup } of suppliers.nodes) {
    if (!offersPickup) continue;
    const { supplier } = await caller.ask(kitchenDocument, { id });
    const { mealWindows, menu } = supplier;
    for (const { serviceDate, mealtime } of mealWindows.slice(1)) {
      for (const { dishes } of menu) {
        for (const dish of dishes) {
          const weekday = new Date(`${serviceDate}T12:00:00Z`).getUTCDay();
          const isCooked = dish.mealtimes.includes(mealtime) && dish.weekdays.includes(weekday);
          if (isCooked && !dish.isTiffinOfTheDay && dish.optionGroups.length === 0)
            meals.push({
              supplierId: id,
              serviceDate,
              mealtime,
              dishId: dish.id,
              cents: dish.price.cents,
            });
        }
      }
    }
  }
  return meals;
};

/** The pause of a customer between two orders, so that plates suffice for the whole drill. */
const restMs = 120;

/** Customers who order, pay and cancel, and remember every answer. */
export class Crowd {
  readonly acknowledged = new Map<string, AcknowledgedOrder>();
  /** Orders with a change whose answer never arrived: it may have happened or not. */
  readonly uncertain = new Set<string>();
  #isPaused = false;
  #isOver = false;
  #acting = 0;
  #resume: () => void = () => undefined;
  #resumed: Promise<void> = Promise.resolve();

  readonly #customers: readonly Caller[];
  readonly #meals: readonly Meal[];

  constructor(customers: readonly Caller[], meals: readonly Meal[]) {
    this.#customers = customers;
    this.#meals = meals;
  }

  /** Orders until the server is gone or `stop` is called. */
  async start(): Promise<void> {
    await Promise.all(this.#customers.map((customer, number) => this.#orderOn(customer, number)));
  }

  /** Resolves when no one waits for an answer. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    this.#resumed = new Promise(resolve => {
      this.#resume = resolve;
    });
    while (this.#acting > 0) await pause(10);
  }

  resume(): void {
    this.#isPaused = false;
    this.#resume();
  }

  /** What everyone knows by now. */
  snapshot(): Map<string, AcknowledgedOrder> {
    return new Map([...this.acknowledged].map(([id, order]) => [id, { ...order }]));
  }

  /** Places and pays one order; undefined when it was refused. */
  async order(customer: Caller, number: number): Promise<string | undefined> {
    const meal = this.#meals[(number * 7919) % this.#meals.length]!;
    const { id } = await holdOrder(customer, { ...meal, quantity: 1 + (number % 3) });
    // Sold out, or too late by now: an order that was never acknowledged.
    if (!id) return undefined;
    await payOrder(customer, id);
    const order = await readOrder(customer, id);
    if (!order) return undefined;
    this.acknowledged.set(id, { ...order, at: Date.now() });
    return id;
  }

  async cancel(customer: Caller, id: string): Promise<void> {
    this.uncertain.add(id);
    const refused = await cancelOrder(customer, id);
    this.uncertain.delete(id);
    if (refused === undefined)
      Object.assign(this.acknowledged.get(id)!, { isCanceled: true, at: Date.now() });
  }

  stop(): void {
    this.#isOver = true;
    this.resume();
  }

  async #orderOn(customer: Caller, person: number): Promise<void> {
    const own: string[] = [];
    for (let number = person * 101; !this.#isOver; number++) {
      if (this.#isPaused) {
        await this.#resumed;
        continue;
      }
      this.#acting++;
      try {
        const id = await this.order(customer, number);
        if (id) own.push(id);
        if (number % 3 === 0 && own.length > 0) await this.cancel(customer, own.shift()!);
      } catch (error) {
        // A lost connection says nothing about what happened; any other answer is a failure of the drill.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        return;
      } finally {
        this.#acting--;
      }
      await pause(restMs);
    }
  }
}
