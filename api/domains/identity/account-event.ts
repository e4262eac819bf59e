import { DomainEvent } from '../../core/operation/event.ts';
import type { User } from './user.ts';

/** Changes of the second factors of an account, and the use of a recovery code. */
export type FactorAction =
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'AUTHENTICATOR_ADDED'
  | 'AUTHENTICATOR_REMOVED'
  | 'RECOVERY_CODES_CREATED'
  | 'RECOVERY_CODE_USED';

/** Changes of the API tokens of an account. */
export type TokenAction = 'API_TOKEN_CREATED' | 'API_TOKEN_ROTATED' | 'API_TOKEN_REVOKED';

/** Changes of the webhooks of an account. */
export type WebhookAction =
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_SECRET_ROTATED'
  | 'WEBHOOK_ENABLED'
  | 'WEBHOOK_REMOVED';

export type AccountAction =
  | 'SIGNED_IN'
  | 'SIGN_IN_CODE_USED'
  | 'ACCOUNT_LOCKED'
  | 'EMAIL_PROVEN'
  | 'ACCOUNT_SECURED'
  | 'EMAIL_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'SESSION_ENDED'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'PROVEN_AGAIN'
  | FactorAction
  | TokenAction
  | WebhookAction
  | 'ACCOUNT_DELETED';

/** An event of sign-in or account security, or the end of an account. */
export class AccountEvent extends DomainEvent {
  constructor(
    readonly action: AccountAction,
    readonly user: Pick<User, 'id' | 'role'>,
    readonly facts?: Record<string, unknown>,
  ) {
    super();
  }
}
