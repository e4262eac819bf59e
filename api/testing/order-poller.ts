import type { Visitor } from './visitor.ts';

const document = `query ($since: DateTime!, $after: String) {
  orders(updatedSince: $since, first: 2, after: $after) {
    nodes { id updatedAt } pageInfo { hasNextPage endCursor }
  }
}`;

/** A program that polls for changed orders, and stores the cursor of the last one. */
export class OrderPoller {
  #after: string | null = null;

  constructor(private readonly reader: Visitor) {}

  /** IDs of the orders that changed since the last poll, the earliest change first; asks again where it has to. */
  async poll(): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const since = '2026-01-01T00:00:00Z';
      const { data, errors } = await this.reader.ask(document, { since, after: this.#after });
      if (errors?.[0].extensions.code === 'SERVICE_UNAVAILABLE') continue;
      const { orders } = data;
      ids.push(...orders.nodes.map(({ id }: { id: string }) => id));
      this.#after = orders.pageInfo.endCursor ?? this.#after;
      if (!orders.pageInfo.hasNextPage) return ids;
    }
  }
}
