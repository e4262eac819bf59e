import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPaths, screenPaths } from '../../../schema/screen-paths.ts';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { urlParts } from '../http/url-parts.ts';
import { kitchenPage, kitchenPath, type PageCaching } from './kitchen-page.ts';
import type { OriginOf } from './origin.ts';
import { asPage } from './page.ts';
import { sendPage } from './send-page.ts';
import { type Language, languageOf, loadServerRenderer } from './server-renderer.ts';

/** Files with a content hash in their names never change. */
const aYear = 'public, max-age=31536000, immutable';

/** Serves the built client: its files, its page for every screen's path, and a 404 elsewhere. */
export const serveClient = async (
  app: FastifyInstance,
  folder: string,
  requestCtx: RequestCtx,
  originOf: OriginOf,
  refusals: SparingLog,
  caching?: PageCaching,
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

  await kitchenPage(app, {
    pages,
    renderer: await loadServerRenderer(folder),
    requestCtx,
    originOf,
    refusals,
    caching,
  });

  const page = await asPage(readFileSync(join(folder, 'index.html'), 'utf8'));
  const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
    isForReading(request) ? sendPage(request, reply.code(404), page) : reply.callNotFound();

  const screen = (request: FastifyRequest, reply: FastifyReply) => {
    const { path } = urlParts(request.url);
    // The router ignores a second slash at the end of a path.
    if (path.includes('//')) return nothingHere(request, reply);
    if (publicPaths.includes(path)) reply.header('link', `<${originOf(request)}${path}>; rel="canonical"`);
    return reply.sendFile(pageAt(path, request.cookies));
  };
  for (const path of screenPaths) {
    if (path !== kitchenPath) app.get(path, screen);
  }
  app.get('/*', nothingHere);
};

/** Paths that no person visits: the API's, those of common tools, and files. */
const toolPath = /^\/(api|docs|metrics|swagger|openapi|graphiql|playground|actuator|debug)\b|^\/wp-|\.\w+$/i;

/** Whether a browser navigated there, which then gets a page. Tools get JSON. */
const isForReading = ({ url, headers }: FastifyRequest): boolean =>
  !toolPath.test(urlParts(url).path) && (headers.accept?.includes('text/html') ?? false);

/**
 * Public screens are prerendered when the client is built; all others render in the browser. Home is the home
 * of a city: until one is chosen the landing screen takes its place.
 */
const pageAt = (pathname: string, cookies: Record<string, string | undefined>): string => {
  const language = languageOf(cookies);
  if (pathname === '/' || pathname === '/home')
    return `${cookies.city ? 'home' : 'landing'}.${language}.html`;
  if (publicPaths.includes(pathname)) return `${pathname.slice(1)}.${language}.html`;
  return 'index.html';
};
