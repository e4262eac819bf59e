import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print, visit } from 'graphql';
import { createClient } from 'graphql-ws';
import { apollo } from './apollo.ts';

export interface Listening<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  /** Sent again, as they are by then, when a lost connection is back. */
  variables: Variables;
  onData?: (data: Data) => void;
  /** After a lost connection is back, or could not be had at all for a while: ask for what was missed. */
  onBack?: () => void;
}

/** The longest pause before trying again, and how often to ask while there is no connection. */
const longestPause = 15_000;
const askAgainEvery = 20_000;

const pauseBefore = (retries: number) => {
  const pause = Math.min(longestPause, 500 * 2 ** retries);
  return pause / 2 + (Math.random() * pause) / 2;
};

const untilOnline = () =>
  navigator.onLine
    ? undefined
    : new Promise<void>(resolve => window.addEventListener('online', () => resolve(), { once: true }));

const client = createClient({
  url: `${window.location.origin.replace('http', 'ws')}/graphql`,
  lazyCloseTimeout: 2000,
  keepAlive: 20_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: async retries => {
    await untilOnline();
    await new Promise(resolve => setTimeout(resolve, pauseBefore(retries)));
  },
});

const listeners = new Set<() => void>();
let isConnected = false;
let waiting: ReturnType<typeof setInterval> | undefined;

const tellAll = () => {
  for (const listener of listeners) listener();
};

client.on('connected', (_socket, _payload, wasRetrying) => {
  isConnected = true;
  clearInterval(waiting);
  waiting = undefined;
  if (wasRetrying) tellAll();
});
client.on('closed', () => {
  isConnected = false;
  waiting ??= setInterval(() => {
    if (listeners.size > 0 && navigator.onLine && !isConnected) tellAll();
  }, askAgainEvery);
});

/** Closes the connection when the server stops answering pings. */
let pongDue: ReturnType<typeof setTimeout> | undefined;
client.on('ping', isReceived => {
  if (!isReceived) pongDue = setTimeout(() => client.terminate(), 10_000);
});
client.on('pong', isReceived => {
  if (isReceived) clearTimeout(pongDue);
});

// A connection that was offline for a while may have missed events without noticing.
window.addEventListener('offline', () => client.terminate());

let connectedAs: string | undefined;

/** A connection belongs to one person: another person needs another one. */
export function connectAs(person: string) {
  if (connectedAs !== undefined && connectedAs !== person) client.terminate();
  connectedAs = person;
}

/** With the names of types, which the cache goes by, and without marks for the client alone. */
const asServerKnowsIt = (document: DocumentNode): DocumentNode =>
  visit(apollo.cache.transformDocument(document), {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });

/** Subscribes until the returned function is called; data is written to the cache before listeners run. */
export function listen<Data, Variables extends OperationVariables>({
  document,
  variables,
  onData,
  onBack,
}: Listening<Data, Variables>): () => void {
  const asked = asServerKnowsIt(document);
  const tell = () => onBack?.();
  listeners.add(tell);
  const stop = client.subscribe<Data>(
    { query: print(asked), variables },
    {
      next: ({ data }) => {
        if (!data) return;
        apollo.cache.write<unknown>({ dataId: 'ROOT_SUBSCRIPTION', query: asked, variables, result: data });
        onData?.(data);
      },
      // A refusal ends the subscription; the listener then relies on its own queries.
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return () => {
    listeners.delete(tell);
    stop();
  };
}
