import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import type { PreparedDatabase } from './prepared-database.ts';

type Order = ReturnType<typeof anOrder> & { token: string };

/** Customers who place one order after another, and record the results. */
export class Crowd {
  /** Acknowledged orders: id by idempotency key. */
  readonly acknowledged = new Map<string, string>();
  /** Keys without a response, because the connection ended: outcome unknown. */
  unanswered: Order[] = [];
  /** Responses that were neither an order nor a lost connection. */
  readonly surprises: unknown[] = [];
  #sent = 0;

  constructor(private readonly prepared: PreparedDatabase) {}

  /** All customers order until `enough` or until the server is gone. */
  async orderUntil(origin: string, enough: () => boolean): Promise<void> {
    await Promise.all(
      this.prepared.tokens.map(async token => {
        let isAnswered = true;
        while (isAnswered && !enough()) isAnswered = await this.send(origin, this.#next(token));
      }),
    );
  }

  /** Places orders one after another; returns the duration of each in milliseconds. */
  async orderInTurn(origin: string, count: number): Promise<number[]> {
    const times: number[] = [];
    const { tokens } = this.prepared;
    for (let number = 0; number < count; number++) {
      const start = performance.now();
      await this.send(origin, this.#next(tokens[number % tokens.length]!));
      times.push(performance.now() - start);
    }
    return times;
  }

  /** Retries every order with an unknown outcome. */
  async askAgain(origin: string): Promise<void> {
    const orders = this.unanswered;
    this.unanswered = [];
    await Promise.all(orders.map(order => this.send(origin, order)));
  }

  /** Returns whether a response arrived. */
  async send(origin: string, { token, ...input }: Order): Promise<boolean> {
    const request = fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: placeOrderDocument, variables: { input } }),
    });
    let answer: { data?: { placeOrder: { id?: string } } };
    try {
      answer = JSON.parse(await (await request).text());
    } catch {
      this.unanswered.push({ ...input, token });
      return false;
    }
    const id = answer.data?.placeOrder.id;
    const before = this.acknowledged.get(input.idempotencyKey);
    if (id && (before === undefined || before === id)) this.acknowledged.set(input.idempotencyKey, id);
    else this.surprises.push(answer);
    return true;
  }

  #next(token: string): Order {
    const { kitchens, serviceDates } = this.prepared;
    const number = this.#sent++;
    const serviceDate = serviceDates[number % serviceDates.length]!;
    return { ...anOrder(kitchens[number % kitchens.length]!), serviceDate, token };
  }
}
