import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { MeDocument, type MeQuery, type MeQueryVariables } from '../../generated/graphql.ts';
import { forgetLapsedSession } from './session-record.ts';

/** The known session state. */
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

/** Queries once who is signed in and notifies all components; one query watch each would be expensive on a slow phone. */
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

  /** The state a screen was prerendered with; hydration starts from the same, however early the response arrived. */
  readonly knownAtFirst = () => this.#knownAtFirst;

  readonly listen = (listener: () => void) => {
    this.#listeners.add(listener);
    if (!this.#isAsking) this.ask();
    // After a failure, the next caller tries again.
    else if (this.#known.hasFailed) this.retry();
    return () => void this.#listeners.delete(listener);
  };

  readonly retry = () => void this.#question.refetch().catch(() => undefined);

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
