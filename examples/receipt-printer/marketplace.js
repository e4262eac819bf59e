import { failureOf } from './refused.js';

const patienceMilliseconds = 30_000;

/** What of an order decides whether a slip is printed. */
const orderFacts = 'id placedAt status';

const agendaDocument = '{ kitchenAgenda { timeZone } }';

const pageDocument = `query ($after: String) {
  orders(first: 100, after: $after) { nodes { ${orderFacts} } pageInfo { hasNextPage endCursor } }
}`;

const ticketDocument = `query ($id: ID!) {
  order(id: $id) {
    id placedAt status orderNumber serviceDate mealtime fulfillment servedFrom servedUntil
    customer { firstName phone }
    deliveryAddress note plates paymentStatus cancellationReason
    total { text }
    lines {
      dishName quantity mealContent marks allergens addedAllergens
      choices { group name }
    }
  }
}`;

export const changesDocument = `subscription { kitchenOrdersChanged { ${orderFacts} } }`;

/** Queries of the marketplace, as the kitchen that the token belongs to. */
export class Marketplace {
  #url;
  #token;

  /** @param {{ url: string, token: string }} settings */
  constructor({ url, token }) {
    this.#url = new URL('/graphql', url);
    this.#token = token;
  }

  async timeZone() {
    const { kitchenAgenda } = await this.#ask(agendaDocument);
    return kitchenAgenda?.timeZone ?? 'UTC';
  }

  /** Orders of the kitchen, the one that was placed last first. */
  async *orders() {
    let after = null;
    do {
      const { nodes, pageInfo } = (await this.#ask(pageDocument, { after })).orders;
      yield* nodes;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
  }

  async order(id) {
    return (await this.#ask(ticketDocument, { id })).order;
  }

  async #ask(query, variables = {}) {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).catch(error => {
      throw new Error(`${this.#url.origin} does not answer: ${error.cause?.message ?? error.message}`);
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    if (!isJson) throw new Error(`the marketplace answered with status ${response.status}`);
    const { data, errors } = await response.json();
    if (errors) throw failureOf(errors);
    return data;
  }
}
