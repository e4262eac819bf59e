import { GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Ctx, type Services } from '../core/ctx.ts';
import { newIdentifier } from '../core/identifier.ts';
import type { Log } from '../core/log.ts';
import { type SessionFacts, Viewer } from '../core/viewer.ts';
import type { SessionFinder } from '../identity/find-session.ts';
import { formatted } from './errors.ts';
import type { Executor } from './executor.ts';
import { costOf } from './limits.ts';
import { Line } from './live/line.ts';
import type { LiveSubscriptions, Plan } from './live/live-subscriptions.ts';
import type { OpenSockets } from './live/open-sockets.ts';
import { noCookies } from './no-cookies.ts';
import { ValidDocuments } from './valid-documents.ts';

/** What is known of a socket from its opening request. */
export interface Caller {
  socket: WebSocket;
  source: string;
  /** The session's token from the cookie, if there was one. */
  cookie?: string;
}

export interface ProtocolParts {
  executor: Executor;
  live: LiveSubscriptions;
  sockets: OpenSockets;
  services: Services;
  sessions: SessionFinder;
  log: Log;
}

const operationsPerSocket = 20;
const initMilliseconds = 5000;

/** The graphql-transport-ws protocol: queries and changes as over HTTP, and subscriptions by the hub. */
export const socketProtocol = (parts: ProtocolParts) => {
  const { executor, live, sockets, services, log } = parts;
  const { schema } = executor;
  const documents = new ValidDocuments(schema);

  return makeServer<Record<string, unknown>, Caller>({
    schema,
    connectionInitWaitTimeout: initMilliseconds,
    onConnect: async ({ extra, connectionParams }) => {
      const session = await sessionOf(parts, extra, connectionParams);
      if (session && !sockets.claim(extra.socket, session)) {
        extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many connections');
      }
    },
    onSubscribe: async (socket, id, { query, operationName, variables }) => {
      const { extra, connectionParams } = socket;
      if (Object.keys(socket.subscriptions).length > operationsPerSocket) {
        extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many operations');
        return [new GraphQLError('Too many operations')];
      }
      // The session is looked up for every operation, so that an ended one is dead on open sockets as well.
      const session = await sessionOf(parts, extra, connectionParams);
      const requestId = newIdentifier(services.clock());
      const ctx = new Ctx(services, new Viewer(session), requestId, noCookies, () => extra.source);
      try {
        const document = documents.of(query);
        if (Array.isArray(document)) return document.map(each => told(each, requestId, log));
        costOf({ schema, document, operationName, variables });
        const operation = getOperationAST(document, operationName)!.operation;
        const args = { schema, document, operationName, variableValues: variables, contextValue: ctx };
        if (operation !== OperationTypeNode.SUBSCRIPTION) return args;
        const plan = await live.plan({ document, operationName, variables, ctx });
        return { ...args, rootValue: { plan, line: new Line(extra.socket, id) } };
      } catch (error) {
        return [told(error, requestId, log)];
      }
    },
    execute: async args => {
      const ctx = args.contextValue as Ctx;
      const variables = (args.variableValues as Record<string, unknown> | undefined) ?? null;
      const text = args.document.loc?.source.body ?? '';
      const run = executor.runOf(text, args.document, args.operationName ?? null);
      const result = await run(ctx, variables);
      if (!result.errors) return result;
      return { ...result, errors: result.errors.map(each => told(each, ctx.requestId, log)) };
    },
    subscribe: ({ rootValue }) => {
      const { plan, line } = rootValue as { plan: Plan; line: Line };
      return live.open(plan, line);
    },
  });
};

const told = (error: unknown, requestId: string, log: Log): GraphQLError => {
  const { message, extensions, path } = formatted(error, requestId, log);
  return new GraphQLError(message, { extensions, path });
};

const sessionOf = async (
  { sessions, services }: ProtocolParts,
  { cookie }: Caller,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<SessionFacts | null> => {
  const token = typeof params?.token === 'string' ? params.token : cookie;
  return token ? sessions.find(token, services.clock()) : null;
};
