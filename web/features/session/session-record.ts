import type { ApolloClient } from '@apollo/client';
import { MeDocument, type MeQuery } from '../../generated/graphql.ts';
import { writeStored } from '../../lib/stored.ts';

type Person = NonNullable<MeQuery['me']>;

/** The credential itself stays in its cookie, out of reach of scripts. */
export const beginSession = (client: ApolloClient, sessionId: string, user: Person) => {
  storeSession(sessionId);
  storePerson(user);
  startOverAs(client, user);
};

export const storeSession = (sessionId: string) => writeStored('customerToken', sessionId);

export const storePerson = ({ id, name, email, role }: Omit<Person, '__typename'>) =>
  writeStored('customerUser', JSON.stringify({ id, name, email, role }));

/** Where the person lives is theirs alone as well. */
export const endSession = (client: ApolloClient) => {
  writeStored('customerToken', null);
  writeStored('customerUser', null);
  writeStored('deliveryAddress', null);
  startOverAs(client, null);
};

/** Nothing read on behalf of one person may be shown to the next. */
const startOverAs = ({ cache }: ApolloClient, me: Person | null) => {
  cache.batch({
    update: () => {
      cache.modify({ fields: (_known, { DELETE }) => DELETE });
      cache.writeQuery({ query: MeDocument, data: { me } });
    },
  });
  cache.gc();
};
