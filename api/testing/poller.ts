import type { Visitor } from './visitor.ts';

/** A list that programs poll. */
export interface PolledList {
  /** Where it is in an answer. */
  path: readonly string[];
  /** Everything around the arguments and entries of its page. */
  text: (page: string) => string;
}

export const polledOrders: PolledList = { path: ['orders'], text: page => `{ orders${page} }` };
export const polledDishes: PolledList = { path: ['changedDishes'], text: page => `{ changedDishes${page} }` };
export const polledPayouts: PolledList = { path: ['payouts'], text: page => `{ payouts${page} }` };
export const polledBills: PolledList = { path: ['myTiffinBills'], text: page => `{ myTiffinBills${page} }` };
export const polledReviewsOf = ({ id }: { id: string }): PolledList => ({
  path: ['supplier', 'reviews'],
  text: page => `{ supplier(id: "${id}") { reviews${page} } }`,
});

const since = '2026-01-01T00:00:00Z';
const page = `(updatedSince: $since, first: 2, after: $after) {
  nodes { id updatedAt } pageInfo { hasNextPage endCursor } }`;

/** A program that polls a list for what changed, and stores the cursor of the last entry. */
export class Poller {
  #after: string | null = null;

  constructor(
    private readonly reader: Visitor,
    private readonly list: PolledList,
  ) {}

  /** IDs of what changed since the last poll, the earliest change first; asks again where it has to. */
  async poll(): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const { data, errors } = await this.ask();
      if (errors?.[0].extensions.code === 'SERVICE_UNAVAILABLE') continue;
      if (errors) throw new Error(errors[0].message);
      let answer = data;
      for (const name of this.list.path) answer = answer[name];
      ids.push(...answer.nodes.map(({ id }: { id: string }) => id));
      this.#after = answer.pageInfo.endCursor ?? this.#after;
      if (!answer.pageInfo.hasNextPage) return ids;
    }
  }

  /** Asks for the next page, and does not ask again. */
  ask() {
    const document = `query ($since: DateTime!, $after: String) ${this.list.text(page)}`;
    return this.reader.ask(document, { since, after: this.#after });
  }
}
