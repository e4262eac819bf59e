import type { Work } from '../../../core/operation/operation.ts';
import { AccountEvent, type TokenAction } from '../account-event.ts';
import { ApiSecretIssued } from './api-secret-issued.ts';
import type { ApiToken } from './api-token.ts';

/** Records a change of the viewer's API tokens for the audit trail and the log, and notifies them of a new secret. */
export const noteTokenChange = (
  { viewer, record }: Work,
  action: TokenAction,
  { id, name, prefix, scopes }: ApiToken,
): void => {
  const { userId, role } = viewer.session!;
  record(
    new AccountEvent(action, { id: userId, role }, { tokenId: id, name, prefix, scopes: scopes.join(', ') }),
  );
  if (action !== 'API_TOKEN_REVOKED') record(new ApiSecretIssued(userId, name));
};
