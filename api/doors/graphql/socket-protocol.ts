import { GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { type Context, makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Viewer } from '../../core/access/viewer.ts';
import type { Log } from '../../core/logging/log.ts';
import { noCookies } from '../../core/operation/cookie-jar.ts';
import { Ctx, type Services } from '../../core/operation/ctx.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import type { SessionFinder } from '../../domains/identity/sessions/find-session.ts';
import type { OpenSession } from '../../domains/identity/sessions/read-session.ts';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import { bearerToken, hasBearerToken } from '../http/bearer-token.ts';
import type { CallerBudgets } from '../http/caller-budgets.ts';
import { formatted } from './errors.ts';
import type { Executor } from './executor.ts';
import { onlyIntrospects } from './introspection-answers.ts';
import { expectWithinLimits } from './limits.ts';
import { closeSocket, reasons } from './live/closing.ts';
import type { LiveSubscriptions } from './live/live-subscriptions.ts';
import type { OpenSockets } from './live/open-sockets.ts';
import { Line } from './live/run-in-order.ts';
import type { UnboundedIterator } from './live/unbounded-iterator.ts';
import { OperationIds } from './operation-ids.ts';
import { expectPoints, expectPointsOfMissed, pointsOf } from './spend-points.ts';
import { ValidDocuments } from './valid-documents.ts';

/** What is known of a socket from its upgrade request. */
export interface Caller {
  socket: WebSocket;
  /** The network address. */
  address: string;
  /** The bearer token of the upgrade request, or the session's token from its cookie. */
  credential: Credential;
}

export interface Credential {
  token?: string;
  /** Whether a bearer token was sent, also one that is malformed. */
  sentToken: boolean;
}

type Socket = Context<Record<string, unknown>, Caller>;

export interface ProtocolParts {
  executor: Executor;
  live: LiveSubscriptions;
  sockets: OpenSockets;
  services: Services;
  sessions: SessionFinder;
  budgets: CallerBudgets;
  log: Log;
}

const operationsPerSocket = 20;
const initMilliseconds = 5000;

/** A subscription stays in memory while it is open, so its limit is below that of a message. */
const subscriptionLength = 8192;

/**
 * The graphql-transport-ws protocol: queries and mutations as over HTTP, and subscriptions by the live hub.
 */
export const socketProtocol = (parts: ProtocolParts) => {
  const { executor, live, sockets, services, budgets, log } = parts;
  const { schema } = executor;
  const documents = new ValidDocuments(schema);
  const ids = new OperationIds();
  /** What to call once a query or mutation has run. */
  const ends = new WeakMap<object, () => void>();

  const begin = async (
    { extra, connectionParams, subscriptions }: Socket,
    id: string,
    { query, operationName, variables }: SubscribePayload,
  ) => {
    // The session is looked up for every operation, so that an ended one is rejected on open sockets too.
    const credential = credentialOf(extra, connectionParams);
    const session = await sessionOf(parts, credential);
    const requestId = newIdentifier(services.clock());
    const viewer = new Viewer(session, () => ctx.noteRefusal(), credential.sentToken);
    const ctx = new Ctx(services, viewer, requestId, noCookies, () => extra.address);
    let isToRun = false;
    try {
      await expectPoints(budgets, ctx);
      const { socket } = extra;
      await budgets.waitForTurn(ctx, {
        hasLeft: () => socket.readyState !== socket.OPEN || !(id in subscriptions),
        renewSession: async () => viewer.renew(await sessionOf(parts, credential)),
      });
      const document = documents.of(query);
      if (Array.isArray(document)) return document.map(each => toErrorResponse(each, requestId, log));
      const cost = expectWithinLimits({ schema, document, operationName, variables });
      const points = pointsOf(cost, onlyIntrospects(document, operationName ?? null));
      await expectPoints(budgets, ctx, points);
      await budgets.waitForTurn(ctx);
      const operation = getOperationAST(document, operationName)!.operation;
      const args = { schema, document, operationName, variableValues: variables, contextValue: ctx };
      isToRun = operation !== OperationTypeNode.SUBSCRIPTION;
      if (isToRun) return args;
      if (lengthOf(query, variables) > subscriptionLength) throw tooLong();
      const plan = await live.plan({ document, operationName, variables, ctx });
      const line = new Line(extra.socket, id);
      const giveUp = sockets.countLine(extra.socket, line);
      if (!giveUp) throw tooManySubscriptions();
      const expectMissed = (count: number) => expectPointsOfMissed(budgets, ctx, { points, count });
      return { ...args, rootValue: await live.open(plan, line, { expectMissed, onEnd: giveUp }) };
    } catch (error) {
      // Nothing has run yet: the socket is closed so that the client retries, which it would not after an
      // error.
      if (isDatabaseUnavailable(error)) throw error;
      return [toErrorResponse(error, requestId, log)];
    } finally {
      if (!isToRun) budgets.finish(ctx);
    }
  };

  return makeServer<Record<string, unknown>, Caller>({
    schema,
    connectionInitWaitTimeout: initMilliseconds,
    onConnect: async ({ extra, connectionParams }) => {
      const session = await sessionOf(parts, credentialOf(extra, connectionParams));
      sockets.greeted(extra.socket, session);
    },
    onSubscribe: async (socket, id, payload) => {
      const { extra, subscriptions } = socket;
      const release = ids.claim(extra.socket, id);
      if (!release) return [idIsInUse()];
      if (Math.max(Object.keys(subscriptions).length, ids.count(extra.socket)) > operationsPerSocket) {
        release();
        closeSocket(extra.socket, reasons.tooManyOperations);
        return [new GraphQLError('Too many operations')];
      }
      try {
        const begun = await begin(socket, id, payload);
        // A subscription is kept by its id from now on; a query or mutation has to run.
        if ('document' in begun && !('rootValue' in begun)) ends.set(begun, release);
        else release();
        return begun;
      } catch (error) {
        release();
        throw error;
      }
    },
    execute: async args => {
      const ctx = args.contextValue as Ctx;
      const variables = (args.variableValues as Record<string, unknown> | undefined) ?? null;
      const text = args.document.loc?.source.body ?? '';
      const run = executor.runOf(text, args.document, args.operationName ?? null);
      try {
        const result = await run(ctx, variables);
        if (!result.errors) return result;
        return { ...result, errors: result.errors.map(each => toErrorResponse(each, ctx.requestId, log)) };
      } finally {
        budgets.finish(ctx);
        ends.get(args)?.();
      }
    },
    subscribe: ({ rootValue }) => rootValue as UnboundedIterator,
  });
};

const lengthOf = (query: string, variables: object | null | undefined): number =>
  query.length + (variables ? JSON.stringify(variables).length : 0);

const refused = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

const tooLong = () =>
  refused(
    'BAD_REQUEST',
    `A subscription and its variables may have at most ${subscriptionLength} characters.`,
  );

const tooManySubscriptions = () =>
  refused('TOO_MANY_SUBSCRIPTIONS', 'Too many subscriptions are open. Please end some of them first.');

const idIsInUse = () =>
  refused('BAD_REQUEST', 'The operation that had this id has not ended yet. Please use another id.');

const toErrorResponse = (error: unknown, requestId: string, log: Log): GraphQLError => {
  const { message, extensions, path } = formatted(error, requestId, log);
  return new GraphQLError(message, { extensions, path });
};

const sessionOf = async (
  { sessions, services }: ProtocolParts,
  { token }: Credential,
): Promise<OpenSession | null> => (token ? sessions.find(token, services.clock()) : null);

/**
 * What an operation is sent with: by the payload of `connection_init`, else by the upgrade request. Clients of the protocol
 * send a token as it is, or what they send as a header over HTTP.
 */
const credentialOf = (
  { credential }: Caller,
  { token, Authorization, authorization = Authorization }: Readonly<Record<string, unknown>> = {},
): Credential => {
  if (typeof token === 'string') return { token, sentToken: token !== '' };
  if (typeof authorization !== 'string') return credential;
  const sent = bearerToken(authorization);
  return sent
    ? { token: sent, sentToken: true }
    : { ...credential, sentToken: credential.sentToken || hasBearerToken(authorization) };
};
