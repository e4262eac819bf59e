import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../core/operation/problem.ts';
import { budgetHeaders } from '../http/rate-limit-headers.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { forAll, sendStorable } from '../http/storable.ts';
import { type Fields, readBody, readQuery } from './body.ts';
import { acceptForms } from './receive-form.ts';
import { refuse } from './refuse.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Points of a request to this route, where it costs more or less than others. */
    points?: number;
  }
}

/** Adds a route to the server: each request is read as its route declares it, and nothing else of it is. */
export const addRoute = (scope: FastifyInstance, requestCtx: RequestCtx, route: Route): void => {
  const { method, path, who, points, query = {}, headers = {}, body, handle } = route;
  const add = (within: FastifyInstance) =>
    within.route<{ Params: Record<string, string> }>({
      method,
      url: path,
      config: { points },
      handler: async (request, reply) => {
        const ctx = await requestCtx.of(request, reply);
        ctx.viewer.must(who);
        const outcome = await handle({
          // Where caches may give the answer to others, nothing of this viewer may be in it.
          ctx: route.isForAll ? requestCtx.anonymous() : ctx,
          parameters: request.params,
          query: valuesOf(query, name => readQuery(request.query, name)),
          headers: valuesOf(headers, name => oneOf(request.headers[name])),
          body: readFields(request.body, body),
          request,
          reply,
        });
        if (outcome instanceof Problem) return refuse(reply, outcome);
        return route.isForAll ? sendForAll(request, reply, outcome) : outcome;
      },
    });
  if (route.form) {
    void scope.register(async forms => {
      await acceptForms(forms);
      add(forms);
    });
  } else if (route.rawBody) {
    void scope.register(async raw => {
      leaveUnparsed(raw);
      add(raw);
    });
  } else {
    add(scope);
  }
};

const sendForAll = (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
  for (const name of budgetHeaders) reply.removeHeader(name);
  void reply
    .type('application/json; charset=utf-8')
    .header('cache-control', forAll)
    .header('vary', 'accept-encoding');
  return sendStorable(request, reply, JSON.stringify(answer));
};

const readFields = (body: unknown, fields: Fields | undefined) => (fields ? readBody(body, fields) : {});

const valuesOf = <Value>(names: object, read: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(names).map(name => [name, read(name)]));

const oneOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Passes the raw bytes of every body in a scope. */
const leaveUnparsed = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
};
