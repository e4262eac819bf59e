import { Client } from 'pg';
import { expect } from 'vitest';
import { Role } from '../core/access/role.ts';
import { StaffRole } from '../core/access/staff-role.ts';
import { type SessionFacts, Viewer } from '../core/access/viewer.ts';
import { noCookies } from '../core/operation/cookie-jar.ts';
import { Ctx } from '../core/operation/ctx.ts';
import type { ChangesPart } from '../core/query/changes.ts';
import { lowestIdentifier } from '../core/values/identifier.ts';
import { migrate } from '../platform/database/migrate.ts';
import { Marketplace } from './marketplace.ts';
import { createDatabaseOn, openServerDatabase } from './test-database.ts';

const firstChanges: ChangesPart = {
  at: '2026-01-01T00:00:00Z',
  id: lowestIdentifier,
  limit: 21,
  until: 'now',
};

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** As a prepared statement is planned that has run often, for all values; or for those that it runs with. */
type PlanKind = 'generic' | 'custom';

/** What a statement did. */
export interface Explained {
  /** Names of the indexes that it read. */
  indexes: string[];
  /** Steps that put rows in order, which no index did. */
  sorts: string[];
  /** Rows that its busiest step read, also those that it left out. */
  mostRead: number;
}

/**
 * PostgreSQL takes its statistics from 300 times this number of rows, chosen at random: here from all of a table, so that
 * each run has the same plans. Autovacuum, which may analyze a table again, has its settings from the database.
 */
const statisticsTarget = 1000;
const readsAllForStatistics = `do $$ begin
  execute format('alter database %I set default_statistics_target = ${statisticsTarget}', current_database());
end $$`;

/** A marketplace on a PostgreSQL database of its own, which can be filled with many rows and says what statements read. */
export class ExplainedMarketplace {
  static async open(server: string): Promise<ExplainedMarketplace> {
    const { url, drop } = await createDatabaseOn(server);
    const database = await openServerDatabase(url, 8);
    await migrate(database);
    const marketplace = await Marketplace.open({}, database);
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(readsAllForStatistics);
    await client.query(`set default_statistics_target = ${statisticsTarget}`);
    return new ExplainedMarketplace(marketplace, client, drop);
  }

  private constructor(
    readonly marketplace: Marketplace,
    private readonly client: Client,
    private readonly drop: () => Promise<void>,
  ) {}

  /** Stores rows as they are, without those that they refer to, and lets the planner know. */
  async fill(table: string, insert: string, values: readonly unknown[] = []): Promise<void> {
    await this.client.query('set session_replication_role = replica');
    await this.client.query(insert, [...values]);
    await this.client.query(`analyze ${table}`);
  }

  /** Explains the single statement of a query of an owner, or of someone else. */
  async explain(
    query: (ctx: Ctx) => Promise<unknown>,
    session: SessionFacts = owner,
    plan: PlanKind = 'generic',
  ): Promise<Explained> {
    const { services } = this.marketplace;
    const statements: { text: string; values: readonly unknown[] }[] = [];
    const noting: typeof services.sql = {
      ...services.sql,
      rows: async (text, values = []) => {
        statements.push({ text, values });
        return [];
      },
    };
    await query(new Ctx({ ...services, sql: noting }, new Viewer(session), 'none', noCookies, () => ''));
    const [statement, ...others] = statements;
    if (!statement || others.length > 0) throw new Error(`${statements.length} statements ran.`);
    return this.#explained(statement.text, statement.values, plan);
  }

  /** Expects that a page of changes is read from an index, and little more of the table than is shown. */
  async expectPageOfChanges(
    query: (ctx: Ctx, part: ChangesPart) => Promise<unknown>,
    index: string,
    session?: SessionFacts,
  ): Promise<void> {
    const { indexes, mostRead } = await this.explain(ctx => query(ctx, firstChanges), session);
    expect(indexes).toContain(index);
    expect(mostRead).toBeLessThan(30);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.marketplace.close();
    await this.drop();
  }

  async #explained(text: string, values: readonly unknown[], plan: PlanKind): Promise<Explained> {
    await this.client.query(`set plan_cache_mode = force_${plan}_plan`);
    await this.client.query(`prepare explained as ${text}`);
    const given = values.map(value => this.#literal(value)).join(', ');
    const { rows } = await this.client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) execute explained ${given && `(${given})`}`,
    );
    await this.client.query('deallocate explained');
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
    return {
      indexes: nodes.flatMap(node => node['Index Name'] ?? []),
      sorts: nodes.map(node => node['Node Type']).filter(type => type.endsWith('Sort')),
      mostRead: Math.max(
        ...nodes.map(
          node => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        ),
      ),
    };
  }

  #literal(value: unknown): string {
    if (value === null) return 'null';
    return this.client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
  }
}

const owner: SessionFacts = {
  sessionId: 'none',
  userId: 'none',
  role: Role.ADMIN,
  staffRole: StaffRole.OWNER,
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
