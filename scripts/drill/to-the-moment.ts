import { join } from 'node:path';
import { differencesOf, sentTwice } from '../rehearsal/acknowledged.ts';
import { Product } from '../rehearsal/product.ts';
import { some } from '../rehearsal/report.ts';
import {
  digestsOf,
  fileKeysOf,
  missingFiles,
  moneyOf,
  namesOfDifferent,
  ordersOf,
} from '../rehearsal/stored.ts';
import type { Drill } from './drill.ts';
import { eraseAgain, isErased, namesOfUsers } from './erase-again.ts';
import type { Crash, LoadOutcome } from './load.ts';
import type { LostMarketplace } from './lost-marketplace.ts';
import type { Moment } from './moment.ts';
import { type Recovered, recover } from './recover.ts';
import { proveProductWorks } from './restored-product.ts';

/** Restores to the moment, and proves that everything is as it was noted then. */
export const restoreToMoment = async (
  drill: Drill,
  marketplace: LostMarketplace,
  outcome: LoadOutcome,
): Promise<void> => {
  const { moment, crash } = outcome;
  const start = performance.now();
  const recovered = await recover(drill, {
    title: 'Recovery to the moment',
    name: 'second',
    moment: moment.time,
  });
  await proveTables(drill, recovered, moment);
  await proveOrders(drill, recovered, moment, crash);
  await proveLedger(drill, recovered, moment);
  await proveFiles(drill, recovered);
  await proveKeysAreNeeded(drill, recovered);
  await proveErasures(drill, recovered, marketplace, crash);
  const product = drill.stopAtEnd(
    await drill.timings.measure('Start of the product', () => Product.start(recovered.where)),
  );
  drill.timings.addSince('Restore to the moment, in all', start);
  await proveProductWorks(drill, { product, cluster: recovered.cluster }, marketplace.priya, outcome);
  proveNoEmailIsRepeated(drill, moment);
  await product.end('SIGTERM');
  await recovered.cluster.stop();
};

const proveTables = async ({ proofs }: Drill, { cluster }: Recovered, { digests }: Moment): Promise<void> => {
  const different = namesOfDifferent(digests, await cluster.query(digestsOf));
  proofs.add(
    'every table has the rows of the moment',
    different.length === 0,
    `other tables: ${some(different)}`,
  );
};

const proveOrders = async (
  { proofs }: Drill,
  { cluster }: Recovered,
  moment: Moment,
  crash: Crash,
): Promise<void> => {
  const { acknowledged } = moment;
  const orders = await cluster.query(ordersOf);
  const differences = differencesOf(acknowledged.values(), orders);
  proofs.add(
    'every order acknowledged before it has its lines, amount and status',
    differences.length === 0,
    differences.length === 0 ? `${acknowledged.size} orders` : some(differences),
  );
  const paid = [...acknowledged.keys()].filter(
    id => orders.get(id)?.paymentStatus !== moment.orders.get(id)?.paymentStatus,
  );
  proofs.add('and is paid as it was', paid.length === 0, some(paid));
  const later = [...crash.acknowledged.keys()].filter(id => !acknowledged.has(id) && orders.has(id));
  proofs.add('nothing is there from after the moment', later.length === 0, some(later));
};

const proveLedger = async ({ proofs }: Drill, { cluster }: Recovered, moment: Moment): Promise<void> => {
  const money = await cluster.query(moneyOf);
  proofs.add(
    'the ledger sums to zero, entry by entry, and is that of the moment',
    money.unbalanced === 0 && JSON.stringify(money) === JSON.stringify(moment.money),
    `${money.entries} entries, ${(money.chargedCents / 100).toFixed(2)} dollars`,
  );
};

const proveFiles = async ({ proofs }: Drill, { cluster, where }: Recovered): Promise<void> => {
  const missing = await missingFiles(where.dataFolder, await cluster.query(fileKeysOf));
  proofs.add('every file that a row names is there', missing.length === 0, `missing: ${some(missing)}`);
};

const proveKeysAreNeeded = async ({ folder, proofs }: Drill, { where }: Recovered): Promise<void> => {
  const withoutKeys = { ...where, dataFolder: join(folder, 'no-keys') };
  const refused = await Product.run(withoutKeys, { MIGRATE_ONLY: 'true' });
  proofs.add(
    'without the keys the start is refused',
    refused.exitCode === 1 && refused.output.includes('EIN_KEY'),
  );
};

/** Who left after the moment is back with it, until they are erased again. */
const proveErasures = async (
  drill: Drill,
  recovered: Recovered,
  { lena, noor }: LostMarketplace,
  { erasures }: Crash,
): Promise<void> => {
  const { proofs, timings } = drill;
  const names = await namesOfUsers(recovered, [lena.id, noor.id]);
  proofs.add(
    'of two who erased their account, the one who did after the moment is back',
    isErased(names.get(lena.id)) && names.get(noor.id) === 'Noor After',
  );
  const erasure = await timings.measure('Erasing accounts again', () => eraseAgain(drill, recovered));
  const namesNow = await namesOfUsers(recovered, [noor.id]);
  proofs.add(
    'and is erased again by the log of the lost server',
    erasures.length === 2 && erasure.isDone && isErased(namesNow.get(noor.id)),
    erasure.summary ?? erasure.output.slice(-300),
  );
};

const proveNoEmailIsRepeated = ({ mail, proofs }: Drill, { emails }: Moment): void => {
  const twice = sentTwice(emails, mail.take());
  proofs.add(
    'no email from before the moment is sent again',
    emails.length > 0 && twice.length === 0,
    `${emails.length} sent before, again: ${some(twice, 1)}`,
  );
};
