import type { FileStore } from '../core/interfaces/file-store.ts';
import type { DemoPhoto } from '../demo/demo-photos.ts';
import { resealAuthenticators } from '../domains/identity/second-factor/authenticators/reseal-authenticators.ts';
import { moveClaims } from '../domains/onboarding/claims/move-claims.ts';
import { openSandbox } from '../domains/sandbox/open-sandbox.ts';
import { takenCards } from '../domains/sandbox/stored-sandbox.ts';
import { renewEinLookups, resealEins } from '../domains/suppliers/reseal-eins.ts';
import { resealWebhookSecrets } from '../domains/webhooks/reseal-webhook-secrets.ts';
import { type Database, withLongTimeouts } from '../platform/database/database.ts';
import { expectSameDatabase, expectSettings } from '../platform/database/expected-settings.sql.ts';
import { migrate, migrateBackTo } from '../platform/database/migrate.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { loadZipCodes } from '../platform/database/zip-codes/load-zip-codes.ts';
import type { Settings } from '../settings.ts';
import type { Foundation } from './foundation.ts';
import { type Prepared, prepareAccounts } from './prepare-accounts.ts';
import { say } from './say.ts';

/**
 * Brings the database to what this release expects, while no other process does. Returns undefined where the process was
 * started to migrate alone.
 */
export const prepareDatabase = async (
  foundation: Foundation,
  settings: Settings,
  demoPhotos: readonly DemoPhoto[],
): Promise<Prepared | undefined> => {
  const { database, directUrl } = foundation;
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
  const direct = { url: directUrl, setting: isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', say };
  const alone = <Outcome>(work: (slow: Database) => Promise<Outcome>) =>
    oneAtATime(direct, () => withLongTimeouts(database, directUrl, work));
  const { MIGRATE_TO: last } = settings;
  if (last !== undefined) {
    await alone(slow => migrateBackTo(slow, last, say));
    return undefined;
  }
  const prepared = await alone(async slow => {
    if (directUrl) await expectSettings(database.sql, isPooled);
    if (isPooled) await expectSameDatabase(database.sql, slow.sql);
    return prepare(slow, foundation, settings, demoPhotos);
  });
  return settings.MIGRATE_ONLY ? undefined : prepared;
};

const prepare = async (
  database: Database,
  { vault, clock, sandbox, stripe, files: { files } }: Foundation,
  settings: Settings,
  demoPhotos: readonly DemoPhoto[],
): Promise<Prepared> => {
  say('Bringing the tables up to date ...');
  await migrate(database, say);
  const cards = stripe ? takenCards.STRIPE : takenCards.OWN;
  await openSandbox(database.sql, sandbox && { clock: sandbox, cards });
  await loadZipCodes(database.sql);
  await resealEins(database.sql, vault);
  await renewEinLookups(database.sql, vault, async lookup => {
    await moveClaims.all(database.sql, lookup);
  });
  await resealAuthenticators(database.sql, vault);
  await resealWebhookSecrets(database.orm.em.fork(), vault);
  const accounts = await prepareAccounts(database, settings, vault, files, clock(), step =>
    say(`Demo data: ${step} ...`),
  );
  await installPhotos(database, files, demoPhotos);
  return accounts;
};

const installPhotos = async (
  { sql }: Database,
  files: FileStore,
  demoPhotos: readonly DemoPhoto[],
): Promise<void> => {
  if (demoPhotos.length === 0) return;
  say('Demo data: photos ...');
  const { installDemoPhotos } = await import('../demo/install-demo-photos.ts');
  await installDemoPhotos(sql, files, demoPhotos);
};
