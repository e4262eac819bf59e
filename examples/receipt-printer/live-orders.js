import { changesDocument } from './marketplace.js';
import { failureOf, Refused } from './refused.js';
import { backOff } from './retry.js';

const protocol = 'graphql-transport-ws';
const quietMilliseconds = 20_000;
/** Close codes that say that the client breaks the protocol; connecting again would not help. */
const finalCodes = new Set([4400, 4401, 4409, 4429]);

/**
 * Follows the orders of the kitchen over one socket after another; ends only by a refusal. `onOpen` is called whenever
 * a subscription was sent, so that the caller reads what it missed.
 *
 * @param {{ url: string, token: string }} settings
 * @param {{ onOpen: () => void, onOrder: (order: { id: string, placedAt: string, status: string }) => void }} handlers
 */
export const followOrders = async (settings, handlers) => {
  for (let tries = 0; ; tries++) {
    try {
      await followOnce(settings, {
        ...handlers,
        onOpen: () => {
          tries = 0;
          handlers.onOpen();
        },
      });
    } catch (error) {
      if (error instanceof Refused) throw error;
      console.error(`Connection to the marketplace ended; connecting again: ${error.message}`);
    }
    await backOff(tries);
  }
};

/** One socket, until it ends. Always rejects, with the reason. */
const followOnce = ({ url, token }, { onOpen, onOrder }) =>
  new Promise((_, reject) => {
    const socket = new WebSocket(socketUrl(url), protocol);
    const send = message => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
    let isAlive = true;
    // A router that forgot the connection closes nothing: a ping that is not answered shows it.
    const pulse = setInterval(() => {
      if (!isAlive) return end(new Error('the marketplace does not answer'));
      isAlive = false;
      send({ type: 'ping' });
    }, quietMilliseconds);
    const end = reason => {
      clearInterval(pulse);
      reject(reason);
      socket.close();
    };

    const handle = {
      connection_ack: () => {
        send({ id: 'orders', type: 'subscribe', payload: { query: changesDocument } });
        onOpen();
      },
      next: ({ payload: { data, errors } }) => {
        if (errors) return end(failureOf(errors));
        if (data.kitchenOrdersChanged) onOrder(data.kitchenOrdersChanged);
      },
      error: ({ payload }) => end(failureOf(payload)),
      complete: () => end(new Error('the subscription was completed')),
      ping: () => send({ type: 'pong' }),
      pong: () => undefined,
    };
    socket.addEventListener('open', () =>
      send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
    );
    socket.addEventListener('message', ({ data }) => {
      isAlive = true;
      const message = JSON.parse(data);
      handle[message.type]?.(message);
    });
    socket.addEventListener('error', () => end(new Error('the socket failed')));
    socket.addEventListener('close', ({ code, reason }) => {
      const text = `closed with ${code} ${reason}`;
      end(finalCodes.has(code) ? new Refused(text) : new Error(text));
    });
  });

const socketUrl = url => {
  const address = new URL('/graphql', url);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
};
