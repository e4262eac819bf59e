import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RequestCtx } from '../http/request-ctx.ts';
import { kitchenHead } from './kitchen-head.ts';
import type { OriginOf } from './origin.ts';
import { hidden, withHead } from './page-head.ts';

/** Files whose names hold a hash of their content never change. */
const aYear = 'public, max-age=31536000, immutable';

/** The built client: its files, and its page for every path that is not the API's. */
export const serveClient = async (
  app: FastifyInstance,
  folder: string,
  requestCtx: RequestCtx,
  originOf: OriginOf,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? aYear : 'no-cache');
    },
  });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');

  app.get<{ Params: { id: string } }>('/supplier/:id', async (request, reply) => {
    const { id } = request.params;
    const head = await kitchenHead(
      await requestCtx.of(request, reply),
      id,
      `${originOf(request)}/supplier/${encodeURIComponent(id)}`,
    );
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(head ? withHead(page, head) : hidden(page));
  });

  app.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname);
    if (pathname.startsWith('/api/') || isFile) return reply.callNotFound();
    return reply.sendFile(pageAt(pathname, request.cookies.city !== undefined));
  });
};

/** The screens of a first visit are drawn when the client is built; all others are drawn in the browser. */
const pageAt = (pathname: string, hasCity: boolean): string => {
  if (pathname === '/home') return 'home.html';
  if (pathname === '/') return hasCity ? 'home.html' : 'landing.html';
  return 'index.html';
};
