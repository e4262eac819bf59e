import { untilDone } from './retry.js';
import { ticketOf } from './ticket.js';

/** Prints the slips of orders one after the other, each until it is printed. */
export class Slips {
  #marketplace;
  #printed;
  #print;
  #timeZone;
  #waiting = new Set();
  #last = Promise.resolve();

  /**
   * @param {import('./marketplace.js').Marketplace} marketplace
   * @param {import('./printed-orders.js').PrintedOrders} printed
   * @param {(ticket: Buffer) => Promise<void>} print
   * @param {string} timeZone
   */
  constructor(marketplace, printed, print, timeZone) {
    this.#marketplace = marketplace;
    this.#printed = printed;
    this.#print = print;
    this.#timeZone = timeZone;
  }

  /**
   * Prints what is new about an order.
   *
   * @param {{ id: string, placedAt: string, status: string }} order
   * @returns {Promise<void>} rejects when the marketplace refuses
   */
  async consider(order) {
    const slip = this.#neededFor(order);
    const key = `${order.id} ${slip}`;
    if (!slip || this.#waiting.has(key)) return;
    this.#waiting.add(key);
    this.#last = this.#last.then(() =>
      untilDone(`Printing order ${order.id}`, () => this.#printOnce(order.id, slip)),
    );
    await this.#last;
    this.#waiting.delete(key);
  }

  /** @returns {import('./printed-orders.js').Slip | null} */
  #neededFor({ id, placedAt, status }) {
    if (status === 'DELIVERED') return null;
    if (status !== 'CANCELED') return this.#printed.isKnown({ id, placedAt }) ? null : 'ORDER';
    const isOnPaper = this.#printed.isPrinted(id, 'ORDER') && !this.#printed.isPrinted(id, 'CANCELED');
    return isOnPaper ? 'CANCELED' : null;
  }

  /** The order is read again, as it may have changed while it waited for paper. */
  async #printOnce(id, slip) {
    const order = await this.#marketplace.order(id);
    if (!order || this.#neededFor(order) !== slip) return;
    await this.#print(ticketOf(order, this.#timeZone));
    // A kill between these two prints the order twice. The other way round it would never be printed.
    await this.#printed.add(order, slip);
    console.log(`Printed ${order.orderNumber}${slip === 'CANCELED' ? ' (canceled)' : ''}`);
  }
}
