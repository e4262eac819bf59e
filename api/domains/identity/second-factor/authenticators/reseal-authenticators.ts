import { sql as fragment } from 'kysely';
import type { Sql } from '../../../../core/database/sql.ts';
import { type Given, query } from '../../../../core/query/query.ts';
import type { Vault } from '../../../../core/security/vault.ts';
import { Authenticator } from './authenticator.ts';

const sealedOtherwise = query({ Authenticator }, (from, { keyId }: Given<{ keyId: string }>) =>
  from
    .selectFrom('Authenticator')
    .where('secretSealed', 'not like', fragment<string>`${keyId} || '.%'`)
    .select(['id', 'secretSealed']),
);

const reseal = query(
  { Authenticator },
  (on, { id, before, after }: Given<{ id: string; before: string; after: string }>) =>
    on
      .updateTable('Authenticator')
      .set({ secretSealed: after })
      .where('id', '=', id)
      .where('secretSealed', '=', before),
);

/** After a key rotation: reseals the secrets of authenticator apps that an older key sealed, using the first one. */
export const resealAuthenticators = async (sql: Sql, vault: Vault): Promise<void> => {
  for (const { id, secretSealed } of await sealedOtherwise.all(sql, { keyId: vault.keyId })) {
    const after = vault.seal(vault.open(secretSealed, id), id);
    await reseal.all(sql, { id, before: secretSealed, after });
  }
};
