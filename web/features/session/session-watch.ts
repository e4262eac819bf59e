import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { MeDocument, type MeQuery, type MeQueryVariables } from '../../generated/graphql.ts';
import { forgetLapsedSession } from './session-record.ts';

/** What is known of who is signed in here. */
interface SessionKnown {
  user: NonNullable<MeQuery['me']> | undefined;
  loading: boolean;
  hasFailed: boolean;
}

const knownFrom = (result: ObservableQuery.Result<MeQuery>): SessionKnown => ({
  user: result.dataState === 'complete' ? (result.data.me ?? undefined) : undefined,
  loading: result.loading,
  hasFailed: result.error !== undefined,
});

/** Asks once who is signed in and tells everybody on the page; a watch for each of them would cost a slow phone dear. */
export class SessionWatch {
  readonly #question: ObservableQuery<MeQuery, MeQueryVariables>;
  readonly #listeners = new Set<() => void>();
  #isAsking = false;
  #known: SessionKnown;
  readonly #knownAtFirst: SessionKnown;

  constructor(client: ApolloClient) {
    this.#question = client.watchQuery({ query: MeDocument, notifyOnNetworkStatusChange: true });
    this.#known = knownFrom(this.#question.getCurrentResult());
    this.#knownAtFirst = this.#known;
  }

  readonly known = () => this.#known;

  /** What a screen was drawn with; taking it over starts from the same, however soon the answer came. */
  readonly knownAtFirst = () => this.#knownAtFirst;

  readonly listen = (listener: () => void) => {
    this.#listeners.add(listener);
    if (!this.#isAsking) this.ask();
    // After a failure, the next caller tries again.
    else if (this.#known.hasFailed) this.askAgain();
    return () => void this.#listeners.delete(listener);
  };

  readonly askAgain = () => void this.#question.refetch().catch(() => undefined);

  ask(): void {
    this.#isAsking = true;
    this.#question.subscribe(result => {
      this.#known = knownFrom(result);
      if (result.dataState === 'complete' && !result.data.me) forgetLapsedSession();
      for (const listener of this.#listeners) listener();
    });
  }
}

const watches = new WeakMap<ApolloClient, SessionWatch>();

export const sessionWatchOf = (client: ApolloClient): SessionWatch => {
  const known = watches.get(client);
  if (known) return known;
  const watch = new SessionWatch(client);
  watches.set(client, watch);
  return watch;
};
