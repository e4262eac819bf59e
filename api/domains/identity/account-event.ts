import { DomainEvent } from '../../core/operation/event.ts';
import type { User } from './user.ts';

export type AccountAction =
  | 'SIGNED_IN'
  | 'SIGN_IN_CODE_USED'
  | 'ACCOUNT_LOCKED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'SIGNED_OUT_EVERYWHERE'
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
