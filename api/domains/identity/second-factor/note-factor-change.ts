import type { Work } from '../../../core/operation/operation.ts';
import { AccountEvent, type FactorAction } from '../account-event.ts';
import { User } from '../user.ts';
import { FactorChanged } from './factor-changed.ts';

/** Records a change of a person's second factors for the audit trail, the log and the person. */
export const noteFactorChange = async (
  { em, record }: Work,
  action: FactorAction,
  userId: string,
  facts?: Record<string, unknown>,
): Promise<void> => {
  record(new AccountEvent(action, await em.findOneOrFail(User, { id: userId }), facts));
  record(new FactorChanged(userId, action));
};
