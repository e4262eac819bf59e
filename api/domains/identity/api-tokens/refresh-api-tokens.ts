import type { Work } from '../../../core/operation/operation.ts';
import { SessionChanged } from '../sessions/session-changed.ts';
import { ApiToken } from './api-token.ts';

/** Makes what is cached of a person's API tokens out of date: their rights changed. Closes their sockets. */
export const refreshApiTokens = async ({ em, record }: Work, userId: string): Promise<void> => {
  for (const { id } of await em.find(ApiToken, { userId }, { fields: ['id'] }))
    record(new SessionChanged(id));
};
