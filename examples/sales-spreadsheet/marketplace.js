import { setTimeout } from 'node:timers/promises';

const patienceMilliseconds = 30_000;
const tries = 5;

const dayDocument = '{ kitchenAgenda { today timeZone } }';

const ordersDocument = `query ($day: LocalDate!, $after: String) {
  kitchenOrders(serviceDate: $day, first: 50, after: $after) {
    nodes {
      orderNumber serviceDate mealtime fulfillment status paymentStatus placedAt plates note
      total { cents }
      customer { firstName }
      lines { position dishName quantity choices { group name } unitPrice { cents } lineTotal { cents } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Unavailable, too many requests, or no answer: worth another try. */
class Unavailable extends Error {
  /**
   * @param {string} message
   * @param {number} [retryAfterSeconds]
   */
  constructor(message, retryAfterSeconds) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Queries of the marketplace, as the kitchen that the token belongs to. */
export class Marketplace {
  #url;
  #token;

  /** @param {{ url: string, token: string }} settings */
  constructor({ url, token }) {
    this.#url = new URL('/graphql', url);
    this.#token = token;
  }

  /** Today, in the kitchen's time zone. */
  async today() {
    const { kitchenAgenda } = await this.#ask(dayDocument);
    if (!kitchenAgenda) throw new Error('The token belongs to an account without a kitchen.');
    return kitchenAgenda.today;
  }

  /**
   * Orders whose meal is on a day, by meal, then in the order they were placed.
   *
   * @param {string} day
   */
  async *ordersOf(day) {
    let after = null;
    do {
      const { nodes, pageInfo } = (await this.#ask(ordersDocument, { day, after })).kitchenOrders;
      yield* nodes;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
  }

  /** Asks again a few times; a query changes nothing, so that is safe. */
  async #ask(query, variables = {}) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#askOnce(query, variables);
      } catch (error) {
        if (!(error instanceof Unavailable) || attempt === tries) throw error;
        const seconds = error.retryAfterSeconds ?? 2 ** attempt;
        console.error(`${error.message}; trying again in ${seconds} s`);
        await setTimeout(seconds * 1000);
      }
    }
  }

  async #askOnce(query, variables) {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).catch(error => {
      throw new Unavailable(`${this.#url.origin} does not answer: ${error.cause?.message ?? error.message}`);
    });
    if (response.status === 429 || response.status >= 500) {
      const seconds = Number(response.headers.get('retry-after')) || undefined;
      throw new Unavailable(`The marketplace answered with status ${response.status}`, seconds);
    }
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${errors[0].message} (${errors[0].extensions?.code})`);
    return data;
  }
}
