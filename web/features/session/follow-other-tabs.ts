import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../../generated/graphql.ts';
import { forgetDrafts } from '../../lib/drafts/forget-drafts.ts';
import { startOverAs } from '../../lib/session/session-record.ts';
import { sessionWatchOf } from '../../lib/session/session-watch.ts';

/** Who signs in or out in one tab is signed in or out in all of them. */
export const followOtherTabs = (client: ApolloClient): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'customerToken' || key === 'token') void follow(client, newValue !== null);
  });
};

/** The tab that signs in writes several keys one by one; the last event finds the person who is signed in now. */
const follow = async (client: ApolloClient, isSignedIn: boolean): Promise<void> => {
  const known = sessionWatchOf(client).current().user?.id;
  const me = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(
    ({ data }) => data?.me ?? null,
    // An offline sign-out is valid, too.
    () => (isSignedIn ? undefined : null),
  );
  if (me === undefined || me?.id === known) return;
  if (known !== undefined) forgetDrafts();
  startOverAs(client, me);
};
