import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../user.ts';
import { Authenticator } from './authenticators/authenticator.ts';
import { Passkey } from './passkeys/passkey.ts';
import { RecoveryCode } from './recovery-codes/recovery-code.ts';

/** The credentials of a person's passkeys, as browsers are asked for them. */
export interface Credential {
  id: string;
  transports: string[];
}

/** What a person has besides the first factor. */
export interface Factors {
  passkeys: Credential[];
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
}

const credentialsQuery = query({ Passkey }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Passkey')
    .where('userId', '=', userId)
    .select(['credentialId as id', 'transports'])
    .orderBy('createdAt')
    .orderBy('id'),
);

const othersQuery = query(
  { User, Authenticator, RecoveryCode },
  (from, { userId }: Given<{ userId: string }>) =>
    from
      .selectFrom('User as u')
      .where('u.id', '=', userId)
      .leftJoin('Authenticator as a', join =>
        join.onRef('a.userId', '=', 'u.id').on('a.confirmedAt', 'is not', null),
      )
      .select(u => [
        'a.id as authenticatorId',
        u
          .selectFrom('RecoveryCode as r')
          .whereRef('r.userId', '=', 'u.id')
          .select(r => r.fn.countAll().as('count'))
          .as('recoveryCodes'),
      ]),
);

export const factorsOf = async (sql: Sql, userId: string): Promise<Factors> => {
  const passkeys = await credentialsQuery.all(sql, { userId });
  const others = await othersQuery.first(sql, { userId });
  return {
    passkeys,
    hasAuthenticator: Boolean(others?.authenticatorId),
    recoveryCodesLeft: Number(others?.recoveryCodes ?? 0),
  };
};

/** Whether an account has a second factor; recovery codes alone are none. */
export const hasFactor = ({ passkeys, hasAuthenticator }: Factors): boolean =>
  passkeys.length > 0 || hasAuthenticator;
