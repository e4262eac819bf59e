import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { liveEvents } from './live-events.ts';

/** The longest pause before trying again, and how often to refetch while there is no connection. */
const longestPause = 15_000;
const refetchEvery = 20_000;

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

/** The link for subscriptions. */
export const liveLink = new GraphQLWsLink(client);

const mayHaveMissed = () => liveEvents.dispatchEvent(new Event('missed'));

let isConnected = false;
let polling: ReturnType<typeof setInterval> | undefined;

client.on('connected', (_socket, _payload, wasRetrying) => {
  isConnected = true;
  clearInterval(polling);
  polling = undefined;
  if (wasRetrying) mayHaveMissed();
});
client.on('closed', () => {
  isConnected = false;
  liveEvents.dispatchEvent(new Event('closed'));
  polling ??= setInterval(() => {
    if (navigator.onLine && !isConnected) mayHaveMissed();
  }, refetchEvery);
});

/** Closes the connection when the server stops answering pings. */
let pongTimeout: ReturnType<typeof setTimeout> | undefined;
client.on('ping', isReceived => {
  if (!isReceived) pongTimeout = setTimeout(() => client.terminate(), 10_000);
});
client.on('pong', isReceived => {
  if (isReceived) clearTimeout(pongTimeout);
});

// A connection that was offline for a while may have missed events without noticing.
window.addEventListener('offline', () => client.terminate());
// The server asks once, when the connection opens, whose it is.
liveEvents.addEventListener('person', () => client.terminate());
