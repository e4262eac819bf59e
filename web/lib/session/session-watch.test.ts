import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { from } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MeDocument } from '../../generated/graphql.ts';
import { liveEvents } from '../live-events.ts';
import { SessionWatch } from './session-watch.ts';

const person = (id: string) => ({
  __typename: 'User' as const,
  id,
  name: id,
  email: `${id}@example.com`,
  role: 'CUSTOMER' as const,
  isEmailProven: true,
  staffRole: null,
  rights: [],
  viewedUntil: null,
});

let signedIn: ReturnType<typeof person> | null;
let changes: number;
const count = () => void changes++;

beforeEach(() => {
  changes = 0;
  liveEvents.addEventListener('person', count);
});
afterEach(() => liveEvents.removeEventListener('person', count));

/** A browser whose server says who is signed in. */
const open = async () => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => from(Promise.resolve({ data: { me: signedIn } }))),
  });
  const watch = new SessionWatch(client);
  watch.subscribe(() => undefined);
  await client.query({ query: MeDocument });
  return { client, watch };
};

test('Priya is there when the page opens: her connection stays', async () => {
  signedIn = person('priya');
  const { watch } = await open();
  expect(watch.current().user?.name).toBe('priya');
  expect(changes).toBe(0);
});

test('Meera signs in in another tab: asking again ends the connection of Priya', async () => {
  signedIn = person('priya');
  const { client, watch } = await open();
  signedIn = person('meera');
  await client.refetchQueries({ include: [MeDocument] });
  expect(watch.current().user?.name).toBe('meera');
  expect(changes).toBe(1);
});

test('Priya signs out and in here: each time the connection ends', async () => {
  signedIn = person('priya');
  const { client, watch } = await open();
  client.writeQuery({ query: MeDocument, data: { me: null } });
  await Promise.resolve();
  client.writeQuery({ query: MeDocument, data: { me: person('priya') } });
  await Promise.resolve();
  expect(watch.current().user?.name).toBe('priya');
  expect(changes).toBe(2);
});
