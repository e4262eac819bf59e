import { rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { demoAccounts } from '../../api/demo/demo-accounts.ts';
import { makePrivateFolder, preparePrograms } from '../postgresql-programs.ts';
import { type AcknowledgedOrder, differencesOf, lossOf, sentTwice } from './acknowledged.ts';
import { Caller } from './caller.ts';
import { Cluster } from './cluster.ts';
import { copyFolder } from './copy-folder.ts';
import { Crowd, findMeals } from './crowd.ts';
import { MailSink } from './mail-sink.ts';
import { Product } from './product.ts';
import { durationOf, Proofs, sizeOf, some, tableOf } from './report.ts';
import { digestsOf, fileKeysOf, missingFiles, moneyOf, namesOfDifferent, ordersOf } from './stored.ts';

/** Seconds after which PostgreSQL archives what is written, full or not: what a lost machine can cost. */
const archiveSeconds = Number(process.env.ARCHIVE_SECONDS ?? 10);
/** Seconds of load before the moment that is restored, and again after it. */
const loadSeconds = Number(process.env.LOAD_SECONDS ?? 15);
/** Time that archiving a finished file takes on a busy machine. */
const archivingSeconds = 10;
const password = 'tamarind rice';
const staff = { email: 'admin@tiffin.example', password: 'tiffin-admin' };

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (count: number) => pause(count * 1000);

const times: [what: string, milliseconds: number][] = [];
const timed = async <Outcome>(what: string, work: () => Promise<Outcome>): Promise<Outcome> => {
  const start = performance.now();
  const outcome = await work();
  times.push([what, performance.now() - start]);
  say(`${what}: ${durationOf(performance.now() - start)}`);
  return outcome;
};

/** Waits for what becomes true within seconds; returns whether it did. */
const becomes = async (isTrue: () => Promise<boolean>, withinSeconds: number): Promise<boolean> => {
  const deadline = Date.now() + withinSeconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false;
    await pause(500);
  }
  return true;
};

const folder = await mkdtemp(join(tmpdir(), 'tiffin-drill-'));
const [archive, backup, keys, files] = ['archive', 'base', 'keys', 'files'].map(name =>
  join(folder, name),
) as [string, string, string, string];
/** Lines of the log about erased accounts. */
const erased = join(folder, 'erased.log');
const proofs = new Proofs(say);
const mail = await MailSink.open();
const running = new Set<{ stop(): Promise<void> }>();
const stopping = <Started extends Cluster | Product>(started: Started): Started => {
  running.add({
    stop: () => (started instanceof Cluster ? started.stop() : started.end('SIGKILL')),
  });
  return started;
};

/** A photograph that is none of the demo's. */
const aPhoto = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: hue, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

interface Dish {
  id: string;
}

const dishesOf = async (cook: Caller): Promise<Dish[]> => {
  const { myMenu } = await cook.ask('{ myMenu { categories { dishes { id } } } }');
  return myMenu.categories.flatMap(({ dishes }: { dishes: Dish[] }) => dishes);
};

/** Sets the photo of a dish; returns the name it is served by. */
const upload = async (cook: Caller, dish: Dish, hue: number): Promise<string> => {
  const { setDishPhoto } = await cook.sendFile(
    `mutation ($dishId: ID!, $file: Upload!) { setDishPhoto(dishId: $dishId, alt: "A dosa", file: $file) {
      __typename ... on Dish { photo { url } } ... on Problem { code message } } }`,
    { dishId: dish.id },
    await aPhoto(hue),
    'dosa.jpg',
  );
  if (setDishPhoto.__typename !== 'Dish') throw new Error(`A photo was refused: ${setDishPhoto.message}`);
  return new URL(setDishPhoto.photo.url, 'http://localhost').pathname;
};

/** The keys of the data folder, as docs/operations.md names them. */
const keyFiles = ['keys.json', 'push-keys.json'];

/** A data folder on a machine that has nothing but the backup. */
const restoredFolder = async (name: string): Promise<string> => {
  const data = join(folder, name);
  await copyFolder(files, join(data, 'files'));
  for (const file of keyFiles) await copyFile(join(keys, file), join(data, file));
  return data;
};

const restoredBackup = async (name: string): Promise<string> => {
  const data = join(folder, name);
  await copyFolder(backup, data, { forPostgresql: true });
  return data;
};

/** The moment in the key of a file, whose name begins with it. */
const storedAt = (key: string): number =>
  Number.parseInt(key.split('/')[1]!.replaceAll('-', '').slice(0, 12), 16);

const drill = async (): Promise<void> => {
  say(
    `Drill in ${folder}; an archive of at most ${archiveSeconds} s, ${loadSeconds} s of load before and after.\n`,
  );
  const programs = await preparePrograms(folder);
  await makePrivateFolder(archive);
  await mkdir(keys, { mode: 0o700 });
  const lostData = join(folder, 'lost');
  const first = stopping(await Cluster.create(programs, join(folder, 'first'), { archive, archiveSeconds }));
  const where = { databaseUrl: first.url, dataFolder: lostData, mailPort: mail.port };
  const product = stopping(await timed('First start, with demo data', () => Product.start(where)));

  const person = () => new Caller(product.origin);
  const priya = person();
  await priya.signIn(demoAccounts.customer.email, demoAccounts.customer.password);
  const others = await Promise.all(
    ['Meera Iyer', 'Ravi Nair', 'Sunita Rao'].map(async name => {
      const customer = person();
      await customer.register(name, password);
      return customer;
    }),
  );
  const cook = person();
  await cook.signInKitchen(demoAccounts.supplier.ein, demoAccounts.supplier.email);
  const dishes = await dishesOf(cook);
  const crowd = new Crowd([priya, ...others], await findMeals(priya));

  /** Someone who has ordered and canceled, and so may leave. */
  const someone = async (name: string): Promise<{ id: string; leave(): Promise<void> }> => {
    const caller = person();
    await caller.register(name, password);
    const { me } = await caller.ask('{ me { id } }');
    const order = await crowd.order(caller, 5);
    if (order) await crowd.cancel(caller, order);
    const leave = async () => {
      const outcome = await caller.deleteAccount(password);
      if (outcome !== 'AccountDeleted') throw new Error(`${name} could not leave: ${outcome}`);
    };
    return { id: me.id, leave };
  };
  const [lena, noor] = [await someone('Lena Before'), await someone('Noor After')];

  const loading = crowd.start();
  await seconds(loadSeconds / 3);
  const backupBytes = await timed('Base backup, under load', () => first.backUp(backup));
  await timed('Copy of files and keys, after it', async () => {
    for (const file of keyFiles) await copyFile(join(lostData, file), join(keys, file));
    await copyFolder(join(lostData, 'files'), files);
  });
  await seconds(loadSeconds / 3);
  const photoBefore = await upload(cook, dishes[0]!, 40);
  await lena.leave();
  await seconds(loadSeconds / 3);

  // The moment: between two looks at everything that is stored, which find the same.
  await crowd.pause();
  const look = () => first.query(digestsOf);
  let [moment, before] = ['', await look()];
  for (let isStill = false; !isStill; ) {
    await seconds(1);
    const { rows } = await first.query(client =>
      client.query<{ now: string }>('select clock_timestamp()::text as now'),
    );
    await pause(300);
    const after = await look();
    isStill = namesOfDifferent(before, after).length === 0;
    [moment, before] = [rows[0]!.now, after];
  }
  const acknowledgedThen = crowd.snapshot();
  const ordersThen = await first.query(ordersOf);
  const moneyThen = await first.query(moneyOf);
  const mailThen = [...mail.received];
  say(`\nThe moment is ${moment}: ${acknowledgedThen.size} orders acknowledged.`);

  crowd.resume();
  const photoAfter = await upload(cook, dishes[1]!, 90);
  await noor.leave();
  await seconds(loadSeconds / 2);
  await timed('Copy of the files again', () => copyFolder(join(lostData, 'files'), files));
  const filesCopiedAt = Date.now();
  await upload(cook, dishes[2]!, 160);
  const isArchived = await first.archived(archiveSeconds + archivingSeconds);
  proofs.add('the archive has what follows the moment', isArchived);
  await seconds(loadSeconds / 2);

  // The machine is lost, in the middle of it all.
  const killedAt = Date.now();
  await Promise.all([product.end('SIGKILL'), first.kill()]);
  await loading;
  const acknowledged = crowd.snapshot();
  const lostMail = mail.take();
  await rm(lostData, { recursive: true });
  say(
    `\nServer and database are killed: ${acknowledged.size} orders acknowledged, of which ${
      acknowledged.size - acknowledgedThen.size
    } after the moment.`,
  );
  const archiveBytes = await sizeOfFolder(archive);

  say('\nRestore to the moment');
  await toTheMoment();
  say('\nRestore to the end of the archive');
  const loss = await toTheEnd();

  say(
    `\n${tableOf(
      ['What', 'Time'],
      times.map(([what, milliseconds]) => [what, durationOf(milliseconds)]),
    )}\n`,
  );
  say(
    tableOf(
      ['What', 'Figure'],
      [
        ['Base backup', sizeOf(backupBytes)],
        ['Archive', sizeOf(archiveBytes)],
        ['Orders acknowledged before the moment', String(acknowledgedThen.size)],
        ['Orders acknowledged after it', String(acknowledged.size - acknowledgedThen.size)],
        ['Ledger entries at the moment', String(moneyThen.entries)],
        ['Restored to the end: orders lost', String(loss.orders)],
        ['Restored to the end: cancellations lost', String(loss.cancellations)],
        ['Restored to the end: seconds lost', loss.seconds.toFixed(1)],
        ['Restored to the end: emails sent again', String(loss.emailsAgain)],
      ],
    ),
  );

  async function toTheMoment(): Promise<void> {
    const start = performance.now();
    const data = await timed('Copy of the base backup', () => restoredBackup('second'));
    const cluster = stopping(
      await timed('Recovery to the moment', () => Cluster.restore(programs, data, { archive, moment })),
    );
    const dataFolder = await restoredFolder('second-data');
    const again = { databaseUrl: cluster.url, dataFolder, mailPort: mail.port };

    const different = namesOfDifferent(before, await cluster.query(digestsOf));
    proofs.add(
      'every table has the rows of the moment',
      different.length === 0,
      `other tables: ${some(different)}`,
    );
    const orders = await cluster.query(ordersOf);
    const differences = differencesOf(acknowledgedThen.values(), orders);
    proofs.add(
      'every order acknowledged before it has its lines, amount and status',
      differences.length === 0,
      differences.length === 0 ? `${acknowledgedThen.size} orders` : some(differences),
    );
    const paid = [...acknowledgedThen.keys()].filter(
      id => orders.get(id)?.paymentStatus !== ordersThen.get(id)?.paymentStatus,
    );
    proofs.add('and is paid as it was', paid.length === 0, some(paid));
    const later = [...acknowledged.keys()].filter(id => !acknowledgedThen.has(id) && orders.has(id));
    proofs.add('nothing is there from after the moment', later.length === 0, some(later));
    const money = await cluster.query(moneyOf);
    proofs.add(
      'the ledger sums to zero, entry by entry, and is that of the moment',
      money.unbalanced === 0 && JSON.stringify(money) === JSON.stringify(moneyThen),
      `${money.entries} entries, ${(money.chargedCents / 100).toFixed(2)} dollars`,
    );
    const missing = await missingFiles(dataFolder, await cluster.query(fileKeysOf));
    proofs.add('every file that a row names is there', missing.length === 0, `missing: ${some(missing)}`);

    const refused = await Product.run(
      { ...again, dataFolder: join(folder, 'no-keys') },
      { MIGRATE_ONLY: 'true' },
    );
    proofs.add(
      'without the keys the start is refused',
      refused.exitCode === 1 && refused.output.includes('EIN_KEY'),
    );

    // Who left after the moment is back, until they are erased again.
    const nameOf = async (id: string) =>
      (await cluster.query(client => client.query('select name from users where id = $1', [id]))).rows[0]
        ?.name;
    const isBack = (await nameOf(lena.id)) === 'Former customer' && (await nameOf(noor.id)) === 'Noor After';
    proofs.add('of two who erased their account, the one who did after the moment is back', isBack);
    const { erasures } = product;
    await writeFile(erased, `${erasures.join('\n')}\n`);
    const run = await timed('Erasing accounts again', () => Product.run(again, { ERASE_AGAIN: erased }));
    proofs.add(
      'and is erased again by the log of the lost server',
      erasures.length === 2 && run.exitCode === 0 && (await nameOf(noor.id)) === 'Former customer',
      run.output.match(/Accounts of ERASE_AGAIN: .*/)?.[0] ?? run.output.slice(-300),
    );

    const restarted = stopping(await timed('Start of the product', () => Product.start(again)));
    times.push(['Restore to the moment, in all', performance.now() - start]);
    const returning = new Caller(restarted.origin);
    await returning.signIn(demoAccounts.customer.email, demoAccounts.customer.password);
    const returningCook = new Caller(restarted.origin);
    await returningCook.signInKitchen(demoAccounts.supplier.ein, demoAccounts.supplier.email);
    proofs.add('a customer signs in by password, and a kitchen by its EIN', true);
    priya.moveTo(restarted.origin);
    const { me } = await priya.ask('{ me { email } }');
    proofs.add('a session from before the moment is still open', me?.email === demoAccounts.customer.email);
    const photo = await returning.read(photoBefore);
    proofs.add('a photo from before the moment is served', photo.status === 200 && photo.bytes > 0);
    proofs.add('one from after it is not', (await returning.read(photoAfter)).status === 404);
    await openDocuments(restarted, cluster);
    await worksOn(returning, restarted, cluster);
    const twice = sentTwice(mailThen, mail.take());
    proofs.add(
      'no email from before the moment is sent again',
      mailThen.length > 0 && twice.length === 0,
      `${mailThen.length} sent before, again: ${some(twice, 1)}`,
    );
    await restarted.end('SIGTERM');
    await cluster.stop();
  }

  async function openDocuments(restarted: Product, cluster: Cluster): Promise<void> {
    const admin = new Caller(restarted.origin);
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
  }

  /** Orders, payments, refunds, the outbox and jobs go on where they were. */
  async function worksOn(customer: Caller, restarted: Product, cluster: Cluster): Promise<void> {
    const next = new Crowd([customer], await findMeals(customer));
    const placed: string[] = [];
    for (let number = 0; number < 8 && placed.length < 3; number++) {
      const id = await next.order(customer, 40 + number);
      if (id) placed.push(id);
    }
    await next.cancel(customer, placed[0]!);
    proofs.add('new orders are placed, paid and canceled', placed.length === 3);
    const count = async (question: string): Promise<number> =>
      (await cluster.query(client => client.query<{ count: number }>(question))).rows[0]!.count;
    const refunded = () => count(`select count(*)::int from refunds where status = 'PENDING'`);
    const isRefunded = await becomes(async () => (await refunded()) === 0, 120);
    proofs.add('jobs send all refunds, those from before the moment as well', isRefunded);
    const isRelayed = await becomes(async () => (await count('select count(*)::int from outbox')) === 0, 30);
    proofs.add('the outbox is empty', isRelayed);
    const money = await cluster.query(moneyOf);
    proofs.add('the ledger still sums to zero', money.unbalanced === 0, `${money.entries} entries`);
    const errors = restarted.output.split('\n').filter(line => /"level":(50|60)/.test(line));
    proofs.add('the log has no errors', errors.length === 0, some(errors, 1));
  }

  async function toTheEnd() {
    const start = performance.now();
    const data = await timed('Copy of the base backup', () => restoredBackup('third'));
    const cluster = stopping(
      await timed('Recovery to the end', () => Cluster.restore(programs, data, { archive })),
    );
    const dataFolder = await restoredFolder('third-data');
    const orders = await cluster.query(ordersOf);
    const certain: AcknowledgedOrder[] = [...acknowledged.values()].filter(
      ({ id }) => !crowd.uncertain.has(id),
    );
    const lost = lossOf(certain, orders, killedAt);
    proofs.add(
      `what is lost is younger than ${archiveSeconds} s and the time of archiving`,
      lost.seconds <= archiveSeconds + archivingSeconds,
      `${lost.orders} orders, ${lost.seconds.toFixed(1)} s`,
    );
    const stored = certain.filter(({ id }) => orders.has(id));
    const differences = differencesOf(stored, orders).filter(words => !words.endsWith('not CANCELED'));
    proofs.add('every order that is there is whole', differences.length === 0, `${stored.length} orders`);
    const money = await cluster.query(moneyOf);
    proofs.add(
      'the ledger sums to zero, and every paid order is charged',
      money.unbalanced === 0 && money.uncharged === 0,
      `${money.entries} entries`,
    );
    const missing = await missingFiles(dataFolder, await cluster.query(fileKeysOf));
    proofs.add(
      'files that are missing were uploaded after the last copy of the files',
      missing.every(key => storedAt(key) > filesCopiedAt - 1000),
      some(missing, 1),
    );
    const where = { databaseUrl: cluster.url, dataFolder, mailPort: mail.port };
    const run = await Product.run(where, { ERASE_AGAIN: erased });
    const { rows } = await cluster.query(client =>
      client.query<{ name: string }>('select name from users where id = any($1)', [[lena.id, noor.id]]),
    );
    proofs.add(
      'who erased their account is erased',
      run.exitCode === 0 && rows.every(({ name }) => name === 'Former customer'),
      run.output.match(/Accounts of ERASE_AGAIN: .*/)?.[0],
    );
    mail.take();
    const restarted = stopping(await timed('Start of the product', () => Product.start(where)));
    times.push(['Restore to the end, in all', performance.now() - start]);
    await becomes(
      async () => (await cluster.query(client => client.query('select from outbox'))).rowCount === 0,
      30,
    );
    await seconds(5);
    const emailsAgain = sentTwice(lostMail, mail.take()).length;
    await restarted.end('SIGTERM');
    await cluster.stop();
    return { ...lost, emailsAgain };
  }
};

const sizeOfFolder = async (path: string): Promise<number> =>
  (await readdir(path)).filter(name => /^[0-9A-F]{24}$/.test(name)).length * 16 * 2 ** 20;

const cleanUp = async (): Promise<void> => {
  await Promise.allSettled([...running].map(each => each.stop()));
  await mail.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
};

// An interrupted drill leaves nothing behind either.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const startedAt = performance.now();
try {
  await drill();
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
