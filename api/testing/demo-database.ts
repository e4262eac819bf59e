import { expect } from 'vitest';
import type { Sql } from '../core/database/sql.ts';
import { installDemoData } from '../demo/install-demo-data.ts';
import { type Database, withLongTimeouts } from '../platform/database/database.ts';
import { loadZipCodes } from '../platform/database/zip-codes/load-zip-codes.ts';
import { aVault } from './builders/a-vault.ts';
import { MemoryFiles } from './memory-files.ts';
import { openTestDatabase, urlOf } from './test-database.ts';

/** For tests: a database with the demo installed as of the day before clocks change. */
export class DemoDatabase {
  static readonly now = new Date('2026-03-07T17:30:00Z');

  static async open(): Promise<DemoDatabase> {
    const database = await openTestDatabase();
    await withLongTimeouts(database, await urlOf(database), async ({ sql }) => {
      await loadZipCodes(sql);
      await installDemoData(sql, DemoDatabase.now, aVault, new MemoryFiles(), () => {});
    });
    return new DemoDatabase(database);
  }

  private constructor(readonly database: Database) {}

  get sql(): Sql {
    return this.database.sql;
  }

  close(): Promise<void> {
    return this.database.close();
  }

  async count(query: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.sql.rows<{ n: number }>(
      `select count(*)::int as n from (${query}) counted`,
      values,
    );
    return row!.n;
  }

  /** The query finds rows that must not exist. */
  async expectNone(query: string, values: unknown[] = []): Promise<void> {
    expect(await this.count(query, values), query).toBe(0);
  }
}
