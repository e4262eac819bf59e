import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RequestCtx } from '../http/request-ctx.ts';
import { type Language, languageOf, loadDrawing } from './drawing.ts';
import { kitchenPage } from './kitchen-page.ts';
import type { OriginOf } from './origin.ts';
import { publicPaths } from './public-paths.ts';

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
  const emptyPage = (language: Language) => readFileSync(join(folder, `kitchen.${language}.html`), 'utf8');
  const pages = { en: emptyPage('en'), hi: emptyPage('hi') };

  kitchenPage(app, { pages, drawing: await loadDrawing(folder), requestCtx, originOf });

  app.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname);
    if (pathname.startsWith('/api/') || isFile) return reply.callNotFound();
    if (publicPaths.includes(pathname))
      reply.header('link', `<${originOf(request)}${pathname}>; rel="canonical"`);
    return reply.sendFile(pageAt(pathname, request.cookies));
  });
};

/**
 * What strangers come for is drawn when the client is built; all other screens are drawn in the browser. Home is the
 * home of a city: until one is chosen the landing screen stands in its place.
 */
const pageAt = (pathname: string, cookies: Record<string, string | undefined>): string => {
  const language = languageOf(cookies);
  if (pathname === '/' || pathname === '/home')
    return `${cookies.city ? 'home' : 'landing'}.${language}.html`;
  if (publicPaths.includes(pathname)) return `${pathname.slice(1)}.${language}.html`;
  return 'index.html';
};
