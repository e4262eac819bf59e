import { type Expression, sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../core/query/in-batches.ts';
import { type Given, query } from '../../core/query/query.ts';
import type { AccountAction } from '../identity/account-event.ts';
import { AuditEvent } from './audit-event.ts';

/**
 * Retention of audit events, in years. Decisions and money stay as long as tax law requires records; sign-ins and
 * password changes as long as they may still be investigated. The database refuses to delete events younger than a
 * year.
 */
export const auditYears = { decisions: 7, accounts: 2 };
/** That an account was deleted stays as long as decisions. */
const accountActions = Object.keys({
  SIGNED_IN: true,
  SIGN_IN_CODE_USED: true,
  ACCOUNT_LOCKED: true,
  PASSWORD_CHANGED: true,
  PASSWORD_RESET: true,
  SESSION_ENDED: true,
  EMAIL_PROVEN: true,
  ACCOUNT_SECURED: true,
  EMAIL_CHANGED: true,
  SIGNED_OUT_EVERYWHERE: true,
  PROVEN_AGAIN: true,
  PASSKEY_ADDED: true,
  PASSKEY_REMOVED: true,
  AUTHENTICATOR_ADDED: true,
  AUTHENTICATOR_REMOVED: true,
  RECOVERY_CODES_CREATED: true,
  RECOVERY_CODE_USED: true,
  WEBHOOK_CREATED: true,
  WEBHOOK_CHANGED: true,
  WEBHOOK_SECRET_ROTATED: true,
  WEBHOOK_ENABLED: true,
  WEBHOOK_REMOVED: true,
  API_TOKEN_CREATED: true,
  API_TOKEN_ROTATED: true,
  API_TOKEN_REVOKED: true,
} satisfies Record<Exclude<AccountAction, 'ACCOUNT_DELETED'>, true>);

const yearsBefore = (now: Expression<string>, years: Expression<number>) =>
  fragment<string>`${now}::timestamptz - make_interval(years => ${years})`;

/** The second condition on the time says nothing new: it is the one that the index by time serves. */
const deleteBatch = query({ AuditEvent }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('AuditEvent')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('AuditEvent as e')
          .where(e => {
            const years = e
              .case()
              .when('e.action', 'in', accountActions)
              .then(auditYears.accounts)
              .else(auditYears.decisions)
              .end();
            return e('e.at', '<', yearsBefore(now, years));
          })
          .where('e.at', '<', yearsBefore(now, fragment.lit(Math.min(...Object.values(auditYears)))))
          .select(placeOf('e'))
          .orderBy('e.at')
          .limit(batchSize),
      ),
    )
    .returning(fragment<number>`1`.as('deleted')),
);

/** Deletes events past their retention; on an old database the first run continues the next night. */
export const purgeAuditEvents = (sql: Sql, now: Date): Promise<void> =>
  inBatches(() => deleteBatch.all(sql, { now }));
