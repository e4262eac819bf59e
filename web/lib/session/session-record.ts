import type { ApolloClient } from '@apollo/client';
import { MeDocument, type MeQuery } from '../../generated/graphql.ts';
import { forgetDrafts } from '../drafts/forget-drafts.ts';
import { readStored, writeStored } from '../stored.ts';

type Person = NonNullable<MeQuery['me']>;
/** Only staff who look on as someone else have an end of that. */
type NewPerson = Omit<Person, 'viewedUntil'> & Partial<Pick<Person, 'viewedUntil'>>;

/** The credential itself stays in its cookie, out of reach of scripts. */
export const beginSession = (client: ApolloClient, sessionId: string, user: NewPerson) => {
  forgetPersonBefore(user);
  storeSession(sessionId);
  storePerson(user);
  startOverAs(client, { viewedUntil: null, ...user });
};

export const storeSession = (sessionId: string) => writeStored('customerToken', sessionId);

/** The role is stored as the REST paths write it. */
export const storePerson = ({ id, name, email, role }: Pick<Person, 'id' | 'name' | 'email' | 'role'>) =>
  writeStored(
    role === 'SUPPLIER' ? 'user' : 'customerUser',
    JSON.stringify({ id, name, email, role: role.toLowerCase() }),
  );

/** Clears the person's data from this browser. */
export const endSession = (client: ApolloClient) => {
  forgetPerson();
  forgetTraces();
  startOverAs(client, null);
};

/** Signing in clears another person's data; choices made before signing in stay. */
export const forgetPersonBefore = ({ id }: { id: string }) => {
  const before = storedPersonId();
  if (before !== undefined && before !== id) forgetTraces();
  forgetPerson();
};

/** Clears a session that ended elsewhere: the next person must not see its addresses and data. */
export const forgetLapsedSession = () => {
  if (storedPersonId() === undefined) return;
  writeStored('deliveryAddress', null);
  writeStored('recentSearches', null);
  clearCachedResponses();
};

const storedPersonId = (): string | undefined => {
  try {
    return JSON.parse(readStored('customerUser') ?? readStored('user') ?? 'null')?.id;
  } catch {
    return undefined;
  }
};

const forgetTraces = () => {
  clearCachedResponses();
  forgetDrafts();
  for (const key of tracesOfPerson) writeStored(key, null);
};

const tracesOfPerson = [
  'deliveryAddress',
  'cart',
  'checkoutAttempt',
  'planAttempt',
  'returnTo',
  'recentSearches',
] as const;

/** What the service worker keeps readable without a network. */
const clearCachedResponses = () => {
  if ('caches' in window) void caches.delete('answers');
};

/** Customers and kitchens are stored under separate keys, and only one of them is signed in at a time. */
const forgetPerson = () => {
  for (const key of ['customerToken', 'customerUser', 'token', 'user', 'supplier'] as const)
    writeStored(key, null);
};

/** One person's cached data must not be shown to the next. */
export const startOverAs = ({ cache }: ApolloClient, me: Person | null) => {
  cache.batch({
    update: () => {
      cache.modify({ fields: (_known, { DELETE }) => DELETE });
      cache.writeQuery({ query: MeDocument, data: { me } });
    },
  });
  cache.gc();
};
