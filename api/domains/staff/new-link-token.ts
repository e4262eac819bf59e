import { hashOf, newToken } from '../identity/sessions/token.ts';

const hour = 60 * 60_000;

/** A new token for a link to a staff member, and the columns that go with it: the token is stored only as a hash. */
export const newLinkToken = (now: Date, hours: number) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + hours * hour);
  return { token, row: { tokenHash: hashOf(token), sentAt: now, expiresAt } };
};
