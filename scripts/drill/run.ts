import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePrograms } from '../postgresql-programs.ts';
import { Cluster } from '../rehearsal/cluster.ts';
import { MailSink } from '../rehearsal/mail-sink.ts';
import type { Product } from '../rehearsal/product.ts';
import { durationOf, Proofs, sizeOf, tableOf } from '../rehearsal/report.ts';
import { Timings } from '../rehearsal/timing.ts';
import { Backups, sizeOfArchive } from './backups.ts';
import type { Drill } from './drill.ts';
import { type LoadOutcome, loadUntilCrash } from './load.ts';
import { openMarketplace } from './lost-marketplace.ts';
import { archiveSeconds, loadSeconds } from './settings.ts';
import { type CostOfCrash, restoreToEnd } from './to-the-end.ts';
import { restoreToMoment } from './to-the-moment.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'tiffin-drill-'));
const proofs = new Proofs(say);
const timings = new Timings(say);
const mail = await MailSink.open();
const servers = new Set<Cluster | Product>();

const stopAtEnd = <Server extends Cluster | Product>(server: Server): Server => {
  servers.add(server);
  return server;
};

const prepareDrill = async (): Promise<Drill> => {
  const programs = await preparePrograms(folder);
  const backups = await Backups.create(folder);
  return { folder, programs, backups, mail, proofs, timings, say, stopAtEnd };
};

const runDrill = async (): Promise<void> => {
  say(
    `Drill in ${folder}; an archive of at most ${archiveSeconds} s, ${loadSeconds} s of load before and after.\n`,
  );
  const drill = await prepareDrill();
  const marketplace = await openMarketplace(drill);
  const outcome = await loadUntilCrash(drill, marketplace);
  const archiveBytes = await sizeOfArchive(drill.backups.archive);
  say('\nRestore to the moment');
  await restoreToMoment(drill, marketplace, outcome);
  say('\nRestore to the end of the archive');
  const cost = await restoreToEnd(drill, marketplace, outcome);
  say(`\n${tableOf(['What', 'Time'], timings.rows)}\n`);
  say(tableOf(['What', 'Figure'], figuresOf(outcome, archiveBytes, cost)));
};

const figuresOf = (
  { backupBytes, moment, crash }: LoadOutcome,
  archiveBytes: number,
  cost: CostOfCrash,
): [what: string, figure: string][] => [
  ['Base backup', sizeOf(backupBytes)],
  ['Archive', sizeOf(archiveBytes)],
  ['Orders acknowledged before the moment', String(moment.acknowledged.size)],
  ['Orders acknowledged after it', String(crash.acknowledged.size - moment.acknowledged.size)],
  ['Ledger entries at the moment', String(moment.money.entries)],
  ['Restored to the end: orders lost', String(cost.orders)],
  ['Restored to the end: cancellations lost', String(cost.cancellations)],
  ['Restored to the end: seconds lost', cost.seconds.toFixed(1)],
  ['Restored to the end: emails sent again', String(cost.emailsAgain)],
];

const stop = (server: Cluster | Product): Promise<void> =>
  server instanceof Cluster ? server.stop() : server.end('SIGKILL');

const cleanUp = async (): Promise<void> => {
  await Promise.allSettled([...servers].map(stop));
  await mail.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
};

// An interrupted drill leaves nothing behind either.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const startedAt = performance.now();
try {
  await runDrill();
  say(`\nThe drill took ${durationOf(performance.now() - startedAt)}.`);
} catch (error) {
  proofs.add('the drill came to its end', false, error instanceof Error ? error.message : String(error));
} finally {
  await cleanUp();
}
if (proofs.failed > 0) {
  say(`\n${proofs.failed} of the proofs failed.`);
  process.exitCode = 1;
}
