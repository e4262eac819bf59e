import type { Sql } from '../../core/sql.ts';
import type { Vault } from '../../core/vault.ts';
import { einLookup } from './sealed-ein.ts';

/** Refuses to start with keys that do not match the stored EINs: sign-in would fail, and EINs could register twice. */
const expectSameLookupKey = async (sql: Sql, vault: Vault): Promise<void> => {
  const [any] = await sql.rows<{ id: string; sealed: string; lookup: string }>(
    'select id, ein_sealed as sealed, ein_lookup as lookup from suppliers where ein_sealed is not null limit 1',
  );
  if (any && einLookup(vault, vault.open(any.sealed, any.id)) !== any.lookup)
    throw new Error('EIN_LOOKUP_KEY is not the one by which the EINs in this database are found.');
};

/** After a key rotation: reseals EINs sealed with an older key, using the first one. */
export const resealEins = async (sql: Sql, vault: Vault): Promise<void> => {
  await expectSameLookupKey(sql, vault);
  const old = await sql.rows<{ id: string; sealed: string }>(
    "select id, ein_sealed as sealed from suppliers where ein_sealed not like $1 || '.%'",
    [vault.keyId],
  );
  for (const { id, sealed } of old) {
    const ein = vault.open(sealed, id);
    await sql.rows('update suppliers set ein_sealed = $2 where id = $1', [id, vault.seal(ein, id)]);
  }
};
