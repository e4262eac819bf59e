import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import type { Vault } from '../../core/security/vault.ts';
import { einLookup } from './sealed-ein.ts';
import { Supplier } from './supplier.ts';

const anySealed = query({ Supplier }, from =>
  from
    .selectFrom('Supplier')
    .where('einSealed', 'is not', null)
    .select(['id', 'einSealed', 'einLookup'])
    .$narrowType<{ einSealed: string }>()
    .limit(1),
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
  const any = await anySealed.first(sql, {});
  if (any && einLookup(vault, vault.open(any.einSealed, any.id)) !== any.einLookup)
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
