import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byLanguage } from '../../../schema/languages.ts';
import { publicPaths, screenPaths } from '../../../schema/screen-paths.ts';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import type { OriginOf } from '../http/origin.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { urlParts } from '../http/url-parts.ts';
import { canonicalLink } from './canonical-link.ts';
import { developerPages } from './developer-pages.ts';
import { kitchenPage, kitchenPath, type PageCaching } from './kitchen-page.ts';
import { asPage } from './page.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { sendPage } from './send-page.ts';
import { languageOf, loadServerRenderer } from './server-renderer.ts';
import { shareLinks } from './share-links.ts';

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
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? aYear : 'no-cache');
    },
  });
  const pages = byLanguage(language => readFileSync(join(folder, `kitchen.${language}.html`), 'utf8'));

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

  const prerendered = prerenderedPages(folder);
  const screen = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path } = urlParts(request.url);
    // The router ignores a second slash at the end of a path.
    if (path.includes('//')) return nothingHere(request, reply);
    const name = prerenderedAt(path, request.cookies);
    if (!name) return reply.sendFile('index.html');
    const origin = originOf(request);
    const isPublic = publicPaths.includes(path);
    if (isPublic) reply.header('link', canonicalLink(origin, path));
    return sendPage(request, reply, await prerendered(name, origin, isPublic ? path : '/'));
  };
  for (const path of screenPaths) {
    if (path !== kitchenPath) app.get(path, screen);
  }
  developerPages(app, folder, originOf);
  shareLinks(app, requestCtx, nothingHere);

  // One route for all files: each route is three compiled functions, which the server would hold for all 1,400 of them.
  const files = filePaths(folder);
  app.get('/*', (request, reply) => {
    const { path } = urlParts(request.url);
    return files.has(path) ? reply.sendFile(path.slice(1)) : nothingHere(request, reply);
  });
};

/**
 * The paths of the client's files: without the compressed ones, which are sent in place of those beside them, and without
 * what the build leaves for itself in hidden folders.
 */
const filePaths = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`)
      .filter(path => !/\.(br|gz)$|\/\./.test(path)),
  );

/** Paths that no person visits: the API's, those of common tools, and files. */
const toolPath = /^\/(api|docs|metrics|swagger|openapi|graphiql|playground|actuator|debug)\b|^\/wp-|\.\w+$/i;

/** Whether a browser navigated there, which then gets a page. Tools get JSON. */
const isForReading = ({ url, headers }: FastifyRequest): boolean =>
  !toolPath.test(urlParts(url).path) && (headers.accept?.includes('text/html') ?? false);

/**
 * The name of a public screen's page, which is prerendered when the client is built; all others render in the browser.
 * Home is the home of a city: until one is chosen the landing screen takes its place.
 */
const prerenderedAt = (pathname: string, cookies: Record<string, string | undefined>): string | undefined => {
  const language = languageOf(cookies);
  if (pathname === '/' || pathname === '/home')
    return `${cookies.city ? 'home' : 'landing'}.${language}.html`;
  return publicPaths.includes(pathname) ? `${pathname.slice(1)}.${language}.html` : undefined;
};
