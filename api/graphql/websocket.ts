import type { IncomingMessage, Server } from 'node:http';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { isSameOrigin } from '../http/security.ts';
import type { SourceOf } from '../http/source.ts';
import { sendTo } from './live/reader.ts';
import { type ProtocolParts, socketProtocol } from './socket-protocol.ts';

interface Parts extends ProtocolParts {
  server: Server;
  sessionCookieName: string;
  sourceOf: SourceOf;
}

const socketLimits = { payloadBytes: 64 * 1024, sockets: 5000 };

/** GraphQL over WebSocket on the same port and path as over HTTP. */
export const graphqlWebSocket = (parts: Parts): { dispose(): Promise<void> } => {
  const { sockets: open, sessionCookieName, sourceOf } = parts;
  const protocol = socketProtocol(parts);
  const sockets = new WebSocketServer({
    noServer: true,
    path: '/graphql',
    maxPayload: socketLimits.payloadBytes,
    perMessageDeflate: false,
    handleProtocols: offered => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });

  const opened = (socket: WebSocket, request: IncomingMessage) => {
    open.add(socket);
    // Broken frames close the socket with their own code; there is nothing to add to that.
    socket.on('error', () => undefined);
    const closed = protocol.opened(wrapped(socket, parts), {
      socket,
      source: sourceOf(request),
      cookie: cookieIn(request, sessionCookieName),
    });
    socket.once('close', (code, reason) => {
      open.remove(socket);
      void closed(code, String(reason));
    });
  };

  parts.server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && !isSameOrigin(origin, host);
    if (isForeign || sockets.clients.size >= socketLimits.sockets || !sockets.shouldHandle(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, client => opened(client, request));
  });

  const dispose = async () => {
    open.stop();
    for (const client of sockets.clients) client.close(1001, 'Going away');
    await new Promise<void>(resolve => {
      sockets.close(() => resolve());
    });
  };
  return { dispose };
};

/** A socket as the protocol wants it. The published adapter prints a stack for every frame that is too long. */
const wrapped = (socket: WebSocket, { log }: Parts) => ({
  protocol: socket.protocol,
  send: (data: string) => sendTo(socket, data),
  close: (code: number, reason: string) => socket.close(code, reason),
  onMessage: (handle: (message: string) => Promise<void>) => {
    socket.on('message', async data => {
      try {
        await handle(String(data));
      } catch (error) {
        log.error({ err: error }, 'a message over a socket could not be handled');
        socket.close(CloseCode.InternalServerError, 'Internal server error');
      }
    });
  },
});

const cookieIn = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers.cookie
    ?.split(/;\s*/)
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
