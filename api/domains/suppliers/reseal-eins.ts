import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import type { Vault } from '../../core/security/vault.ts';
import { einLookup, einLookups } from './sealed-ein.ts';
import { Supplier } from './supplier.ts';

/** Kitchens that can be found: one that is closed has no fingerprint, so that its EIN can register again. */
const foundByEin = query({ Supplier }, (from, { limit }: Given<{ limit: number | null }>) =>
  from
    .selectFrom('Supplier')
    .where('einSealed', 'is not', null)
    .where('einLookup', 'is not', null)
    .select(['id', 'einSealed', 'einLookup'])
    .$narrowType<{ einSealed: string; einLookup: string }>()
    .limit(limit),
);

const sealedOtherwise = query({ Supplier }, (from, { keyId }: Given<{ keyId: string }>) =>
  from
    .selectFrom('Supplier')
    .where('einSealed', 'not like', fragment<string>`${keyId} || '.%'`)
    .select(['id', 'einSealed'])
    .$narrowType<{ einSealed: string }>(),
);

const reseal = query({ Supplier }, (on, { id, einSealed }: Given<{ id: string; einSealed: string }>) =>
  on.updateTable('Supplier').set({ einSealed }).where('id', '=', id),
);

/** Refuses to start with keys that do not match the stored EINs: sign-in would fail, and EINs could register twice. */
const expectSameLookupKey = async (sql: Sql, vault: Vault): Promise<void> => {
  const any = await foundByEin.first(sql, { limit: 1 });
  if (any && !einLookups(vault, vault.open(any.einSealed, any.id)).includes(any.einLookup))
    throw new Error('EIN_LOOKUP_KEY is not the one by which the EINs in this database are found.');
};

/** After a key rotation: reseals EINs sealed with an older key, using the first one. */
export const resealEins = async (sql: Sql, vault: Vault): Promise<void> => {
  await expectSameLookupKey(sql, vault);
  for (const { id, einSealed } of await sealedOtherwise.all(sql, { keyId: vault.keyId })) {
    const ein = vault.open(einSealed, id);
    await reseal.all(sql, { id, einSealed: vault.seal(ein, id) });
  }
};

interface Renewed {
  id: string;
  before: string;
  after: string;
}

/** An older server may have registered the same EIN meanwhile; then both stay as they are. */
const renew = query({ Supplier }, (on, { id, before, after }: Given<Renewed>) =>
  on
    .updateTable('Supplier')
    .set({ einLookup: after })
    .where('id', '=', id)
    .where('einLookup', '=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('Supplier as other').where('other.einLookup', '=', after).select('other.id'))),
    ),
);

/**
 * After a rotation of the key of fingerprints: finds kitchens by the first key. The claims of their EINs move first
 * (`moveClaims`), so that a start that ends in between is made up for by the next.
 */
export const renewEinLookups = async (
  sql: Sql,
  vault: Vault,
  moveClaims: (lookup: { before: string; after: string }) => Promise<void>,
): Promise<void> => {
  if (!vault.hasOlderFingerprints) return;
  for (const { id, einSealed, einLookup: before } of await foundByEin.all(sql, { limit: null })) {
    const after = einLookup(vault, vault.open(einSealed, id));
    if (after === before) continue;
    await moveClaims({ before, after });
    await renew.all(sql, { id, before, after });
  }
};
