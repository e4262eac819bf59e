import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { MeDocument, type MeQuery, type MeQueryVariables } from '../../generated/graphql.ts';
import { liveEvents } from '../live-events.ts';
import { forgetLapsedSession } from './session-record.ts';

interface Session {
  user: NonNullable<MeQuery['me']> | undefined;
  loading: boolean;
  hasFailed: boolean;
}

const sessionFrom = (result: ObservableQuery.Result<MeQuery>): Session => ({
  user: result.dataState === 'complete' ? (result.data.me ?? undefined) : undefined,
  loading: result.loading,
  hasFailed: result.error !== undefined,
});

/**
 * Queries once who is signed in and notifies all components. A context would not do: its change makes React discard the
 * markup of a prerendered screen whose script is still loading. A query hook in each component would hydrate with
 * whatever has arrived by then, and is slow on a slow phone.
 */
export class SessionWatch {
  readonly #query: ObservableQuery<MeQuery, MeQueryVariables>;
  readonly #listeners = new Set<() => void>();
  #isStarted = false;
  /**
   * Id of the signed-in person, null for a visitor; undefined until the first response. A refetch does not clear it.
   */
  #person: string | null | undefined;
  #session: Session;
  readonly #initial: Session;

  constructor(client: ApolloClient) {
    this.#query = client.watchQuery({ query: MeDocument, notifyOnNetworkStatusChange: true });
    this.#session = sessionFrom(this.#query.getCurrentResult());
    this.#initial = this.#session;
  }

  readonly current = () => this.#session;

  /** The session a screen was prerendered with; hydration starts from the same, however early the response arrived. */
  readonly initial = () => this.#initial;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    if (!this.#isStarted) this.start();
    // After a failure, the next component tries again.
    else if (this.#session.hasFailed) this.retry();
    return () => void this.#listeners.delete(listener);
  };

  readonly retry = () => void this.#query.refetch().catch(() => undefined);

  start(): void {
    this.#isStarted = true;
    this.#query.subscribe(result => {
      this.#session = sessionFrom(result);
      if (result.dataState === 'complete') this.#notice(result.data.me?.id ?? null);
      for (const listener of this.#listeners) listener();
    });
  }

  #notice(person: string | null): void {
    if (person === null) forgetLapsedSession();
    if (this.#person !== undefined && this.#person !== person) liveEvents.dispatchEvent(new Event('person'));
    this.#person = person;
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
