import type { ApolloClient } from '@apollo/client';
import { MeDocument, type MeQuery } from '../../generated/graphql.ts';
import { writeStored } from '../../lib/stored.ts';

type Person = NonNullable<MeQuery['me']>;

/** The credential itself stays in its cookie, out of reach of scripts. */
export const beginSession = (client: ApolloClient, sessionId: string, user: Person) => {
  forgetPerson();
  storeSession(sessionId);
  storePerson(user);
  startOverAs(client, user);
};

export const storeSession = (sessionId: string) => writeStored('customerToken', sessionId);

export const storePerson = ({ id, name, email, role }: Omit<Person, '__typename'>) =>
  writeStored(role === 'SUPPLIER' ? 'user' : 'customerUser', JSON.stringify({ id, name, email, role }));

/** Where the person lives is theirs alone as well. */
export const endSession = (client: ApolloClient) => {
  forgetPerson();
  forgetKeptAnswers();
  writeStored('deliveryAddress', null);
  startOverAs(client, null);
};

/** What the service worker keeps readable without a network. */
const forgetKeptAnswers = () => {
  if ('caches' in window) void caches.delete('answers');
};

/** Customers and kitchens are kept under names of their own, and only one of them is here at a time. */
export const forgetPerson = () => {
  for (const key of ['customerToken', 'customerUser', 'token', 'user', 'supplier'] as const)
    writeStored(key, null);
};

/** Nothing read on behalf of one person may be shown to the next. */
export const startOverAs = ({ cache }: ApolloClient, me: Person | null) => {
  cache.batch({
    update: () => {
      cache.modify({ fields: (_known, { DELETE }) => DELETE });
      cache.writeQuery({ query: MeDocument, data: { me } });
    },
  });
  cache.gc();
};
