import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OriginOf } from '../http/origin.ts';
import { canonicalLink } from './canonical-link.ts';
import { asPage, type Page } from './page.ts';
import { hasSampleAddress, withSampleAddress } from './sample-addresses.ts';
import { sendPage } from './send-page.ts';

/** More than there are pages with samples; another origin than that of the site is rare. */
const mostPages = 60;

/** The path of every page for developers in the built client: developers/guides/limits.html is /developers/guides/limits. */
export const developerPaths = (folder: string): string[] =>
  globSync(['developers.html', 'developers/**/*.html'], { cwd: folder })
    .map(file => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .sort();

/**
 * The pages for developers: files, which are sent compressed where a compressed one is beside them. Samples have the
 * address at which their reader is, which only a request knows.
 */
export const developerPages = (app: FastifyInstance, folder: string, originOf: OriginOf): void => {
  const pages = new LRUCache<string, Promise<Page>>({ max: mostPages });
  const pageAt = (origin: string, path: string, html: string): Promise<Page> => {
    const key = `${path} ${origin}`;
    const page = pages.get(key) ?? asPage(withSampleAddress(html, origin));
    pages.set(key, page);
    return page;
  };
  const withSamples = (path: string, html: string) => async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, await pageAt(originOf(request), path, html));
  const handlerOf = (path: string) => {
    const file = `${path.slice(1)}.html`;
    const html = readFileSync(join(folder, file), 'utf8');
    if (hasSampleAddress(html)) return withSamples(path, html);
    return (_: FastifyRequest, reply: FastifyReply) => reply.sendFile(file);
  };
  for (const path of developerPaths(folder)) {
    const handle = handlerOf(path);
    app.get(path, (request, reply) =>
      handle(request, reply.header('link', canonicalLink(originOf(request), path))),
    );
  }
};
