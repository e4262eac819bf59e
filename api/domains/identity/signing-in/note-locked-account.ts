import { everybody } from '../../../core/access/rules.ts';
import { operation } from '../../../core/operation/operation.ts';
import { AccountEvent } from '../account-event.ts';
import { User } from '../user.ts';

/** Records that unrecognized clients have reached the limit of an account. */
export const noteLockedAccount = operation(
  everybody,
  async ({ em, record }, userId: string): Promise<void> => {
    record(new AccountEvent('ACCOUNT_LOCKED', await em.findOneOrFail(User, { id: userId })));
  },
);
