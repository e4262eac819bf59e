import { Client } from 'pg';
import { expect } from 'vitest';
import { Marketplace } from './marketplace.ts';
import type { Poller } from './poller.ts';
import { createDatabaseOn, openServerDatabase } from './test-database.ts';

/** A marketplace on a PostgreSQL server, and a slow transaction beside it. */
export class OverlappingWriters {
  static async open(server: string): Promise<OverlappingWriters> {
    const { url, drop } = await createDatabaseOn(server, process.env.TEMPLATE_DATABASE);
    const marketplace = await Marketplace.open({}, await openServerDatabase(url, 8));
    const slow = new Client({ connectionString: url });
    await slow.connect();
    return new OverlappingWriters(marketplace, slow, drop);
  }

  private constructor(
    readonly marketplace: Marketplace,
    readonly slow: Client,
    private readonly drop: () => Promise<void>,
  ) {}

  async close(): Promise<void> {
    await this.slow.end();
    await this.marketplace.close();
    await this.drop();
  }

  /**
   * Changes the first of two rows slowly and the second meanwhile: a poll neither passes over the change that commits
   * late, nor returns the later one before it.
   */
  async expectBothInOrder(table: string, [first, second]: [string, string], poller: Poller): Promise<void> {
    const change = `update ${table} set id = id where id = $1`;
    expect(await poller.poll()).toEqual([first, second]);
    await this.slow.query('begin');
    await this.slow.query(change, [first]);
    await this.marketplace.sql.rows(change, [second]);
    const { status, headers, errors } = await poller.ask();
    expect({ status, code: errors[0].extensions.code }).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(headers.get('retry-after')).toBe('5');
    expect(this.marketplace.warnings).toContainEqual(expect.objectContaining({ table }));
    await this.slow.query('commit');
    expect(await poller.poll()).toEqual([first, second]);
  }
}
