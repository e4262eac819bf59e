import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { MailSink } from '../../scripts/rehearsal/mail-sink.ts';
import { dropDatabase, prepareDatabase } from '../database.ts';
import { Caller } from '../load/caller.ts';
import { withNewKey } from '../load/with-new-key.ts';
import { type Contestant, serverEnvironment, startServer, stop } from '../processes.ts';
import { settings } from '../settings.ts';
import { loadWorkloads } from '../workloads.ts';
import { differences, usedBy } from './usage.ts';

/** What a server costs that does nothing, and what orders cost with everything that follows from them. */
const orderCount = 1000;
const connections = 4;
/** Long enough that what runs every minute is seen. */
const idleSeconds = 120;
/** A delivery that failed would be tried again much later. */
const longestWaitSeconds = 300;

const { databaseUrl, size } = settings.cost;
const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const placeOrders = async (port: number, db: Client): Promise<void> => {
  const orders = (await loadWorkloads(db)).find(({ name }) => name === 'order')!;
  const callers = Array.from({ length: connections }, () => new Caller(port));
  let placed = 0;
  await Promise.all(
    callers.map(async caller => {
      while (placed++ < orderCount) {
        const answer = await caller.ask(withNewKey(orders));
        if (!answer.includes(orders.expected)) throw new Error(`Unexpected answer\n${answer}`);
      }
      caller.close();
    }),
  );
};

/** Waits until notifications are written, and emails and other jobs of them done. */
const untilDone = async (db: Client): Promise<void> => {
  const deadline = performance.now() + longestWaitSeconds * 1000;
  while (performance.now() < deadline) {
    const { rows } = await db.query(
      `select (select count(*) from outbox where due_at is null or due_at <= now())
         + (select count(*) from pgboss.job where state < 'completed' and start_after <= now()) as left`,
    );
    if (Number(rows[0].left) === 0) return;
    await pause(500);
  }
  throw new Error('What follows from the orders did not end.');
};

const measure = async (server: Contestant, db: Client, mails: MailSink) => {
  mails.take();
  const before = await usedBy(server, db);
  const begun = performance.now();
  return async () => ({
    seconds: (performance.now() - begun) / 1000,
    mails: mails.take().length,
    ...differences(before, await usedBy(server, db)),
  });
};

const opened = new AsyncDisposableStack();
try {
  const mails = await MailSink.open();
  opened.defer(() => mails.close());
  opened.defer(() => dropDatabase(databaseUrl));
  const db = await prepareDatabase({ databaseUrl, size });
  opened.defer(() => db.end());
  const begun = performance.now();
  const server = await startServer('plain', 'dist/server/main.cjs', {
    ...serverEnvironment(databaseUrl),
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  });
  opened.defer(() => stop(server));
  say(`start on a migrated database: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const idleEnd = await measure(server, db, mails);
  await pause(idleSeconds * 1000);
  const idle = await idleEnd();
  say(
    `idle for ${idleSeconds} s: ${megabytes(idle.residentBytes)} of memory, ` +
      `${megabytes(idle.ownBytes)} of it not shared with other processes; in a minute ` +
      `${Math.round((idle.serverMilliseconds / idle.seconds) * 60)} ms of processor time, ${megabytes((idle.walBytes / idle.seconds) * 60)} of WAL`,
  );

  // Compiled, and the sessions known.
  await placeOrders(server.port, db);
  await untilDone(db);
  await db.query('vacuum analyze');
  await db.query('checkpoint');
  const end = await measure(server, db, mails);
  await placeOrders(server.port, db);
  await untilDone(db);
  const cost = await end();
  // What the server does without orders is no cost of theirs.
  const serverMilliseconds =
    cost.serverMilliseconds - idle.serverMilliseconds * (cost.seconds / idle.seconds);
  say(`${orderCount} orders, with all that follows from them, in ${cost.seconds.toFixed(0)} s:`);
  say(`  ${(serverMilliseconds / 1000).toFixed(1)} s of the server's processor time`);
  say(`  ${megabytes(cost.walBytes)} of WAL, ${megabytes(cost.diskBytes)} of tables and indexes`);
  say(`  ${cost.mails} emails`);
  say(`  rows: ${cost.rows.map(([table, count]) => `${count} ${table}`).join(', ')}`);
} finally {
  await opened.disposeAsync();
}
