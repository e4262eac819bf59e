import type { IncomingMessage, Server } from 'node:http';
import { type DocumentNode, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { Ctx, type Services } from '../core/ctx.ts';
import { newIdentifier } from '../core/identifier.ts';
import type { Log } from '../core/log.ts';
import { Viewer } from '../core/viewer.ts';
import { isSameOrigin } from '../http/security.ts';
import type { SourceOf } from '../http/source.ts';
import type { SessionFinder } from '../identity/find-session.ts';
import { formatted } from './errors.ts';
import type { Executor } from './executor.ts';
import { costOf, limitRules, limits } from './limits.ts';

interface Parts {
  server: Server;
  executor: Executor;
  services: Services;
  sessions: SessionFinder;
  log: Log;
  sessionCookieName: string;
  sourceOf: SourceOf;
}

const socketLimits = { payloadBytes: 64 * 1024, initSeconds: 5, operationsPerSocket: 20, sockets: 5000 };

/** Cookies cannot be set over a socket, so signing in and out is for HTTP. */
const noCookies = { setSession: () => undefined, clearSession: () => undefined };

/** GraphQL over WebSocket on the same port and path, with the same limits as over HTTP. */
export const graphqlWebSocket = (parts: Parts): { dispose(): Promise<void> } => {
  const sockets = new WebSocketServer({
    noServer: true,
    path: '/graphql',
    maxPayload: socketLimits.payloadBytes,
    perMessageDeflate: false,
    handleProtocols: offered => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });

  parts.server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && !isSameOrigin(origin, host);
    if (isForeign || sockets.clients.size >= socketLimits.sockets || !sockets.shouldHandle(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, client => sockets.emit('connection', client, request));
  });

  const server = useServer<Record<string, unknown>, { request: IncomingMessage; socket: WebSocket }>(
    {
      schema: parts.executor.schema,
      connectionInitWaitTimeout: socketLimits.initSeconds * 1000,
      onSubscribe: async (socket, _id, { query, operationName, variables }) => {
        if (Object.keys(socket.subscriptions).length >= socketLimits.operationsPerSocket) {
          socket.extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many operations');
          return [];
        }
        const { schema } = parts.executor;
        const ctx = await ctxOf(parts, socket.extra.request, socket.connectionParams);
        try {
          const document = parsed(query);
          const complaints = validate(schema, document, [...specifiedRules, ...limitRules]);
          if (complaints.length > 0) {
            const named = complaints.map(each => withCode(each, 'GRAPHQL_VALIDATION_FAILED'));
            return named.map(each => told(each, ctx.requestId, parts.log));
          }
          costOf({ schema, document, operationName, variables });
          return { schema, document, operationName, variableValues: variables, contextValue: ctx };
        } catch (error) {
          return [told(error, ctx.requestId, parts.log)];
        }
      },
      execute: async args => {
        const ctx = args.contextValue as Ctx;
        const variables = (args.variableValues as Record<string, unknown> | undefined) ?? null;
        const text = args.document.loc?.source.body ?? '';
        const run = parts.executor.runOf(text, args.document, args.operationName ?? null);
        const result = await run(ctx, variables);
        if (!result.errors) return result;
        return { ...result, errors: result.errors.map(each => told(each, ctx.requestId, parts.log)) };
      },
    },
    sockets,
  );
  return { dispose: async () => void (await server.dispose()) };
};

const parsed = (query: string): DocumentNode => {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    throw withCode(error as GraphQLError, 'GRAPHQL_PARSE_FAILED');
  }
};

/** The same codes as over HTTP, where Apollo gives them. */
const withCode = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code, ...extensions } });

const told = (error: unknown, requestId: string, log: Log): GraphQLError => {
  const { message, extensions, path } = formatted(error, requestId, log);
  return new GraphQLError(message, { extensions, path });
};

/** The session is looked up for every operation, so that an ended one is dead on open sockets as well. */
const ctxOf = async (
  { services, sessions, sessionCookieName, sourceOf }: Parts,
  request: IncomingMessage,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<Ctx> => {
  const cookie = request.headers.cookie?.split(/;\s*/).find(each => each.startsWith(`${sessionCookieName}=`));
  const bearer = typeof params?.token === 'string' ? params.token : undefined;
  const token = bearer ?? cookie?.slice(sessionCookieName.length + 1);
  const now = services.clock();
  const session = token ? await sessions.find(token, now) : null;
  return new Ctx(services, new Viewer(session), newIdentifier(now), noCookies, () => sourceOf(request));
};
