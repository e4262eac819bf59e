import type { Work } from '../../../core/operation/operation.ts';
import { AccountEvent } from '../account-event.ts';
import type { ApiToken } from './api-token.ts';
import { ApiTokenMade } from './api-token-made.ts';

export type TokenAction = 'API_TOKEN_CREATED' | 'API_TOKEN_ROTATED' | 'API_TOKEN_REVOKED';

/** Records a change of the viewer's API tokens for the audit trail and the log; its owner is notified of a new secret. */
export const noteTokenChange = (
  { viewer, record }: Work,
  action: TokenAction,
  { id, name, prefix, scopes }: ApiToken,
): void => {
  const { userId, role } = viewer.session!;
  record(new AccountEvent(action, { id: userId, role }, { tokenId: id, name, prefix, scopes }));
  if (action !== 'API_TOKEN_REVOKED') record(new ApiTokenMade(userId, name));
};
