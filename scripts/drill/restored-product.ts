import { demoAccounts } from '../../api/demo/demo-accounts.ts';
import { Caller } from '../rehearsal/caller.ts';
import type { Cluster } from '../rehearsal/cluster.ts';
import type { Product } from '../rehearsal/product.ts';
import { some } from '../rehearsal/report.ts';
import { moneyOf } from '../rehearsal/stored.ts';
import { waitUntil } from '../rehearsal/timing.ts';
import { Crowd, findMeals } from './crowd.ts';
import type { Drill } from './drill.ts';
import type { LoadOutcome } from './load.ts';

const staff = { email: 'admin@tiffin.example', password: 'tiffin-admin' };

interface RestoredProduct {
  product: Product;
  cluster: Cluster;
}

/** Proves that people can use a restored product as before, and that it continues its own work. */
export const proveProductWorks = async (
  drill: Drill,
  restored: RestoredProduct,
  signedIn: Caller,
  outcome: LoadOutcome,
): Promise<void> => {
  const customer = await proveSignIn(drill, restored);
  await proveSessionIsOpen(drill, restored, signedIn);
  await provePhotos(drill, customer, outcome);
  await proveDocumentsOpen(drill, restored);
  await proveOrdering(drill, customer);
  await proveJobs(drill, restored);
  const money = await restored.cluster.query(moneyOf);
  drill.proofs.add('the ledger still sums to zero', money.unbalanced === 0, `${money.entries} entries`);
  proveLogIsClean(drill, restored);
};

/** Returns the customer who signed in. */
const proveSignIn = async ({ proofs }: Drill, { product }: RestoredProduct): Promise<Caller> => {
  const customer = new Caller(product.origin);
  await customer.signIn(demoAccounts.customer.email, demoAccounts.customer.password);
  const cook = new Caller(product.origin);
  await cook.signInKitchen(demoAccounts.supplier.ein, demoAccounts.supplier.email);
  proofs.add('a customer signs in by password, and a kitchen by its EIN', true);
  return customer;
};

const proveSessionIsOpen = async (
  { proofs }: Drill,
  { product }: RestoredProduct,
  signedIn: Caller,
): Promise<void> => {
  signedIn.moveTo(product.origin);
  const { me } = await signedIn.ask('{ me { email } }');
  proofs.add('a session from before the moment is still open', me?.email === demoAccounts.customer.email);
};

const provePhotos = async (
  { proofs }: Drill,
  customer: Caller,
  { photoBeforeMoment, photoAfterMoment }: LoadOutcome,
): Promise<void> => {
  const photo = await customer.read(photoBeforeMoment);
  proofs.add('a photo from before the moment is served', photo.status === 200 && photo.bytes > 0);
  proofs.add('one from after it is not', (await customer.read(photoAfterMoment)).status === 404);
};

const proveDocumentsOpen = async (
  { proofs }: Drill,
  { product, cluster }: RestoredProduct,
): Promise<void> => {
  const admin = new Caller(product.origin);
  await admin.signIn(staff.email, staff.password);
  const { rows } = await cluster.query(client =>
    client.query<{ id: string }>('select id from documents where file_expired_at is null'),
  );
  const unread: string[] = [];
  for (const { id } of rows) {
    const { status, bytes } = await admin.read(`/api/documents/${id}`);
    if (status !== 200 || bytes === 0) unread.push(id);
  }
  proofs.add('every document can be opened', unread.length === 0, `${rows.length} documents`);
};

const proveOrdering = async ({ proofs }: Drill, customer: Caller): Promise<void> => {
  const crowd = new Crowd([customer], await findMeals(customer));
  const placed: string[] = [];
  for (let number = 0; number < 8 && placed.length < 3; number++) {
    const id = await crowd.order(customer, 40 + number);
    if (id) placed.push(id);
  }
  await crowd.cancel(customer, placed[0]!);
  proofs.add('new orders are placed, paid and canceled', placed.length === 3);
};

const proveJobs = async ({ proofs }: Drill, { cluster }: RestoredProduct): Promise<void> => {
  const count = async (question: string): Promise<number> =>
    (await cluster.query(client => client.query<{ count: number }>(question))).rows[0]!.count;
  const pendingRefunds = () => count(`select count(*)::int from refunds where status = 'PENDING'`);
  const isRefunded = await waitUntil(async () => (await pendingRefunds()) === 0, 120);
  proofs.add('jobs send all refunds, those from before the moment as well', isRefunded);
  const outboxRows = () => count('select count(*)::int from outbox');
  const isRelayed = await waitUntil(async () => (await outboxRows()) === 0, 30);
  proofs.add('the outbox is empty', isRelayed);
};

const proveLogIsClean = ({ proofs }: Drill, { product }: RestoredProduct): void => {
  const errors = product.output.split('\n').filter(line => /"level":(50|60)/.test(line));
  proofs.add('the log has no errors', errors.length === 0, some(errors, 1));
};
