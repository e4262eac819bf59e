import type { IncomingMessage, Server } from 'node:http';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import { sourceOfAddress } from '../../core/security/source.ts';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import { bearerToken, hasBearerToken } from '../http/bearer-token.ts';
import { isSameOrigin } from '../http/security.ts';
import { isCookieToken } from '../http/session-cookie.ts';
import type { AddressOf } from '../http/source.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
import { isClientMessage } from './client-messages.ts';
import { closeSocket, reasons } from './live/closing.ts';
import { sendTo } from './live/reader.ts';
import { type ProtocolParts, socketProtocol } from './socket-protocol.ts';

interface Parts extends ProtocolParts {
  server: Server;
  sessionCookieName: string;
  addressOf: AddressOf;
  /** Log for refusals that strangers can cause at will. */
  refusals: SparingLog;
}

const maxPayloadBytes = 64 * 1024;

/** How long clients may take to close when the server stops. */
const goodbyeMilliseconds = 1000;

/** GraphQL over WebSocket on the same port and path as over HTTP. */
export const graphqlWebSocket = (parts: Parts): { dispose(): Promise<void> } => {
  const { sockets: open, sessionCookieName, addressOf, services } = parts;
  const protocol = socketProtocol(parts);
  const sockets = new WebSocketServer({
    noServer: true,
    path: '/graphql',
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    handleProtocols: offered => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });

  const opened = (socket: WebSocket, request: IncomingMessage) => {
    const address = addressOf(request);
    open.add(socket, sourceOfAddress(address));
    // ws closes the socket on broken frames with the right code; nothing to add.
    socket.on('error', () => undefined);
    const closed = protocol.opened(wrapped(socket, parts), {
      socket,
      address,
      credential: {
        token: bearerToken(request.headers.authorization) ?? cookieIn(request, sessionCookieName),
        sentToken: hasBearerToken(request.headers.authorization),
      },
    });
    socket.once('close', (code, reason) => {
      open.remove(socket);
      void closed(code, String(reason));
    });
  };

  parts.server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && !isSameOrigin(origin, host);
    if (isForeign) {
      const source = sourceOfAddress(addressOf(request));
      services.security.write('foreign origin refused', { source });
    }
    if (isForeign || !sockets.shouldHandle(request)) return refuseUpgrade(socket, 403);
    if (!open.connect(socket, sourceOfAddress(addressOf(request))))
      return refuseUpgrade(socket, 503, ['Retry-After: 5']);
    sockets.handleUpgrade(request, socket, head, client => opened(client, request));
  });

  const dispose = async () => {
    open.stop();
    for (const client of sockets.clients) client.close(1001, 'Going away');
    // A sleeping client does not close its side.
    const patience = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, goodbyeMilliseconds);
    await new Promise<void>(resolve => {
      sockets.close(() => resolve());
    });
    clearTimeout(patience);
  };
  return { dispose };
};

/** Adapts a socket to the protocol. The published adapter prints a stack for every frame that is too long. */
const wrapped = (socket: WebSocket, { log, refusals }: Parts) => ({
  protocol: socket.protocol,
  send: (data: string) => sendTo(socket, data),
  close: (code: number, reason: string) => closeSocket(socket, { code, reason }),
  onMessage: (handle: (message: string) => Promise<void>) => {
    socket.on('message', async data => {
      const message = String(data);
      if (socket.readyState !== socket.OPEN) return;
      if (!isClientMessage(message)) return closeSocket(socket, reasons.badMessage);
      try {
        await handle(message);
      } catch (error) {
        if (isDatabaseUnavailable(error)) {
          refusals.warn({ err: error }, 'database unavailable; socket closed with 1013');
          return closeSocket(socket, reasons.tryAgainLater);
        }
        log.error({ err: error }, 'handling a socket message failed');
        closeSocket(socket, reasons.ourFault);
      }
    });
  },
});

const cookieIn = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers.cookie
    ?.split(/;\s*/)
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return isCookieToken(value) ? value : undefined;
};
