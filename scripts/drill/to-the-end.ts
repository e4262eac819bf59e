import { differencesOf, type Loss, lossOf, sentTwice } from '../rehearsal/acknowledged.ts';
import { Product } from '../rehearsal/product.ts';
import { some } from '../rehearsal/report.ts';
import { fileKeysOf, missingFiles, moneyOf, ordersOf } from '../rehearsal/stored.ts';
import { waitSeconds, waitUntil } from '../rehearsal/timing.ts';
import type { Drill } from './drill.ts';
import { eraseAgain, isErased, namesOfUsers } from './erase-again.ts';
import type { Crash, LoadOutcome } from './load.ts';
import type { LostMarketplace } from './lost-marketplace.ts';
import { type Recovered, recover } from './recover.ts';
import { archiveSeconds, archivingSeconds } from './settings.ts';

export interface CostOfCrash extends Loss {
  emailsAgain: number;
}

/** Restores to the end of the archive, and counts what the crash costs. */
export const restoreToEnd = async (
  drill: Drill,
  marketplace: LostMarketplace,
  { crash, filesCopiedAt }: LoadOutcome,
): Promise<CostOfCrash> => {
  const start = performance.now();
  const recovered = await recover(drill, { title: 'Recovery to the end', name: 'third' });
  const loss = await proveLossIsSmall(drill, recovered, crash);
  await proveLedger(drill, recovered);
  await proveFiles(drill, recovered, filesCopiedAt);
  await proveErasures(drill, recovered, marketplace);
  drill.mail.take();
  const product = drill.stopAtEnd(
    await drill.timings.measure('Start of the product', () => Product.start(recovered.where)),
  );
  drill.timings.addSince('Restore to the end, in all', start);
  const emailsAgain = await countEmailsAgain(drill, recovered, crash);
  await product.end('SIGTERM');
  await recovered.cluster.stop();
  return { ...loss, emailsAgain };
};

const proveLossIsSmall = async (
  { proofs }: Drill,
  { cluster }: Recovered,
  { at, acknowledged, uncertain }: Crash,
): Promise<Loss> => {
  const orders = await cluster.query(ordersOf);
  const certain = [...acknowledged.values()].filter(({ id }) => !uncertain.has(id));
  const loss = lossOf(certain, orders, at);
  proofs.add(
    `what is lost is younger than ${archiveSeconds} s and the time of archiving`,
    loss.seconds <= archiveSeconds + archivingSeconds,
    `${loss.orders} orders, ${loss.seconds.toFixed(1)} s`,
  );
  const stored = certain.filter(({ id }) => orders.has(id));
  // A cancellation may be lost as an order may; the loss counts it.
  const differences = differencesOf(stored, orders).filter(words => !words.endsWith('not CANCELED'));
  proofs.add('every order that is there is whole', differences.length === 0, `${stored.length} orders`);
  return loss;
};

const proveLedger = async ({ proofs }: Drill, { cluster }: Recovered): Promise<void> => {
  const money = await cluster.query(moneyOf);
  proofs.add(
    'the ledger sums to zero, and every paid order is charged',
    money.unbalanced === 0 && money.uncharged === 0,
    `${money.entries} entries`,
  );
};

const proveFiles = async (
  { proofs }: Drill,
  { cluster, where }: Recovered,
  filesCopiedAt: number,
): Promise<void> => {
  const missing = await missingFiles(where.dataFolder, await cluster.query(fileKeysOf));
  proofs.add(
    'files that are missing were uploaded after the last copy of the files',
    missing.every(key => storedAt(key) > filesCopiedAt - 1000),
    some(missing, 1),
  );
};

/** Returns the time in the key of a file, whose name is a UUID that begins with it. */
const storedAt = (key: string): number =>
  Number.parseInt(key.split('/')[1]!.replaceAll('-', '').slice(0, 12), 16);

const proveErasures = async (
  drill: Drill,
  recovered: Recovered,
  { lena, noor }: LostMarketplace,
): Promise<void> => {
  const { isDone, summary } = await eraseAgain(drill, recovered);
  const names = await namesOfUsers(recovered, [lena.id, noor.id]);
  drill.proofs.add(
    'who erased their account is erased',
    isDone && [...names.values()].every(isErased),
    summary,
  );
};

const countEmailsAgain = async (
  { mail }: Drill,
  { cluster }: Recovered,
  { emails }: Crash,
): Promise<number> => {
  const isRelayed = async () =>
    (await cluster.query(client => client.query('select from outbox'))).rowCount === 0;
  await waitUntil(isRelayed, 30);
  await waitSeconds(5);
  return sentTwice(emails, mail.take()).length;
};
