import { transactionSql } from '../core/database/sql.ts';
import type { FileStore } from '../core/interfaces/file-store.ts';
import { query } from '../core/query/query.ts';
import type { Vault } from '../core/security/vault.ts';
import { City } from '../domains/cities/city.ts';
import { ensureAdmin } from '../domains/identity/ensure-admin.ts';
import type { Database } from '../platform/database/database.ts';
import type { Settings } from '../settings.ts';

const anyCityQuery = query({ City }, from => from.selectFrom('City').select('id').limit(1));

const demoAdmin = { email: 'admin@tiffin.example', password: 'tiffin-admin' };

export interface Prepared {
  /** Lines to print at the start. */
  lines: string[];
  /** Sessions of the admin that ended because ADMIN_PASSWORD changed. */
  endedSessions: string[];
}

/** Creates the accounts and data of the first start, by mode. */
export const prepareAccounts = async (
  { sql, orm }: Database,
  { MODE, ADMIN_EMAIL, ADMIN_PASSWORD }: Settings,
  vault: Vault,
  files: FileStore,
  now: Date,
  progress: (step: string) => void,
): Promise<Prepared> => {
  const named = ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : undefined;
  const endedSessions = named ? await orm.em.fork().transactional(em => ensureAdmin(em, named, now)) : [];
  if (MODE === 'production') return { lines: [], endedSessions };

  if (!(await anyCityQuery.first(sql, {}))) {
    const { installDemoData } = await import('../demo/install-demo-data.ts');
    // All or nothing: an interrupted start must not leave half a marketplace behind.
    await orm.em.fork().transactional(async em => {
      if (!named) await ensureAdmin(em, demoAdmin, now);
      await installDemoData(transactionSql(em), now, vault, files, progress);
    });
  }
  const { demoAccounts } = await import('../demo/demo-accounts.ts');
  const { customer, supplier } = demoAccounts;
  const lines = [
    '',
    'Demo accounts',
    `  customer  ${customer.email} / ${customer.password}`,
    `  kitchen   EIN ${supplier.ein} / ${supplier.email}`,
    `  admin     ${named ? `${named.email} / as set` : `${demoAdmin.email} / ${demoAdmin.password}`}`,
  ];
  return { lines, endedSessions };
};
