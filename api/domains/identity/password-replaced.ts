import { DomainEvent } from '../../core/operation/event.ts';

/**
 * How a new password was authorized: by the old one, by a code from the mailbox, or by a link that an owner sent there.
 */
export type ReplacedBy = 'OLD_PASSWORD' | 'MAILED_CODE' | 'MAILED_LINK';

/** A person's account has a new password; the person is notified, who may not be the one who set it. */
export class PasswordReplaced extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly by: ReplacedBy,
  ) {
    super();
  }
}
