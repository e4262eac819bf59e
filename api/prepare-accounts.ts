import type { FileStore } from './core/file-store.ts';
import { transactionSql } from './core/sql.ts';
import type { Vault } from './core/vault.ts';
import type { Database } from './database/database.ts';
import { demoAccounts } from './database/demo/demo-accounts.ts';
import { installDemoData } from './database/demo/install-demo-data.ts';
import { ensureAdmin } from './identity/ensure-admin.ts';
import type { Settings } from './settings.ts';

const demoAdmin = { email: 'admin@tiffin.example', password: 'tiffin-admin' };

/** The first start's accounts and data, by mode; answers what to tell whoever started it. */
export const prepareAccounts = async (
  { sql, orm }: Database,
  { MODE, ADMIN_EMAIL, ADMIN_PASSWORD }: Settings,
  vault: Vault,
  files: FileStore,
  progress: (step: string) => void,
): Promise<string[]> => {
  const now = new Date();
  const named = ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined;
  if (named) await ensureAdmin(sql, named.email, named.password, now);
  if (MODE === 'production') return [];

  const isEmpty = (await sql.rows('select 1 from cities limit 1')).length === 0;
  if (isEmpty) {
    // All or nothing: a start that was interrupted must not leave half a marketplace behind.
    await orm.em.fork().transactional(async em => {
      if (!named) await ensureAdmin(transactionSql(em), demoAdmin.email, demoAdmin.password, now);
      await installDemoData(transactionSql(em), now, vault, files, progress);
    });
  }
  const { customer, supplier } = demoAccounts;
  return [
    '',
    'Demo accounts',
    `  customer  ${customer.email} / ${customer.password}`,
    `  kitchen   EIN ${supplier.ein} / ${supplier.email}`,
    `  admin     ${named ? `${named.email} / as set` : `${demoAdmin.email} / ${demoAdmin.password}`}`,
  ];
};
