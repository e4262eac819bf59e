import type { PgBoss } from 'pg-boss';
import { jobQueues } from '../../../schema/job-queues.ts';
import type { Sql } from '../../core/database/sql.ts';
import type { GivenUpJob, JobQueue, JobQueues } from '../../core/interfaces/job-queues.ts';
import type { Keyset } from '../../core/query/keyset.ts';
import { givenUpQueue } from './given-up-queue.ts';
import { conflicting, givenUpPage, lockGivenUp, lockGivenUpOf, queueFacts } from './job-tables.sql.ts';
import { safeReason } from './safe-reason.ts';

type GivenUpRow = Omit<GivenUpJob, 'reason'> & { message: string | null };

const fromRow = ({ message, ...job }: GivenUpRow): GivenUpJob => ({ ...job, reason: safeReason(message) });

/** The queues of pg-boss. What failed after all its tries waits in its dead letter queue. */
export class BossJobQueues implements JobQueues {
  constructor(
    private readonly boss: PgBoss,
    private readonly sql: Sql,
  ) {}

  async list(): Promise<JobQueue[]> {
    const next = await this.#nextRuns();
    const found = await this.sql.rows<Omit<JobQueue, 'nextRunAt'>>(
      queueFacts,
      [givenUpQueue, jobQueues],
      'background',
    );
    const byName = new Map(found.map(facts => [facts.name, facts]));
    return jobQueues.flatMap(name => {
      const facts = byName.get(name);
      if (!facts) return [];
      const lastFailure = facts.lastFailedAt === null ? null : safeReason(facts.lastFailure);
      return [{ ...facts, lastFailure, nextRunAt: next.get(name) ?? null }];
    });
  }

  async givenUp({ at, id, limit }: Keyset): Promise<GivenUpJob[]> {
    const rows = await this.sql.rows<GivenUpRow>(givenUpPage, [givenUpQueue, at, id, limit], 'background');
    return rows.map(fromRow);
  }

  async lockGivenUp(sql: Sql, id: string): Promise<GivenUpJob | null> {
    const [row] = await sql.rows<GivenUpRow>(lockGivenUp, [givenUpQueue, id]);
    return row ? fromRow(row) : null;
  }

  async lockGivenUpOf(sql: Sql, queue: string, limit: number): Promise<string[]> {
    const rows = await sql.rows<{ id: string }>(lockGivenUpOf, [givenUpQueue, queue, limit]);
    return rows.map(({ id }) => id);
  }

  async retry(sql: Sql, ids: readonly string[]): Promise<void> {
    const db = databaseOf(sql);
    await this.boss.redrive(givenUpQueue, { ids: [...ids], db });
    // One that waits in its queue does the same.
    const others = await sql.rows<{ id: string }>(conflicting, [givenUpQueue, ids]);
    if (others.length > 0)
      await this.boss.deleteJob(
        givenUpQueue,
        others.map(({ id }) => id),
        { db },
      );
  }

  async dismiss(sql: Sql, id: string): Promise<void> {
    await this.boss.deleteJob(givenUpQueue, id, { db: databaseOf(sql) });
  }

  /** The next run of each queue that has a schedule. */
  async #nextRuns(): Promise<Map<string, Date>> {
    const next = new Map<string, Date>();
    for (const { name, cron, timezone } of await this.boss.getSchedules()) {
      const [run] = this.boss.previewSchedule(cron, { tz: timezone, count: 1 });
      const known = next.get(name);
      if (run && (!known || run < known)) next.set(name, run);
    }
    return next;
  }
}

/** The transaction of a statement, for what pg-boss does in it. */
const databaseOf = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.rows(text, values) }),
});
