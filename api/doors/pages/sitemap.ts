import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { publicPaths } from '../../../schema/screen-paths.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { listedSupplierIds } from '../../domains/suppliers/supplier-by-id.ts';
import type { OriginOf } from '../http/origin.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

/** Maximum number of URLs that the sitemap protocol allows in one file. */
const longestSitemap = 50_000;

/** Search engines crawl about daily; a new kitchen may be missing for this long. */
const freshForMs = 60_000;

/** robots.txt, llms.txt and the sitemap, with the pages for developers. */
export const sitemapRoutes = (
  app: FastifyInstance,
  requestCtx: RequestCtx,
  originOf: OriginOf,
  developerPaths: readonly string[],
): void => {
  app.get('/robots.txt', (request: FastifyRequest, reply) => {
    const rules = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /graphql',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${rules.join('\n')}\n`);
  });

  app.get('/llms.txt', (request: FastifyRequest, reply) => {
    const at = originOf(request);
    const lines = [
      '# Tiffin',
      '',
      '> A marketplace for home-cooked Indian tiffin meals: choose a city, a home kitchen, a day and a mealtime.',
      '',
      `- [Cities](${at}/city-selection): where home kitchens cook`,
      `- [All kitchens](${at}/sitemap.xml): each page carries its menu and rating as schema.org data`,
      `- [Help](${at}/help): ordering, cancelling, paying, support`,
      `- [GraphQL](${at}/graphql): the API, described by introspection and at ${at}/schema.graphql`,
      `- [For developers](${at}/developers): the first query, and where everything else is`,
      `- [Guides](${at}/developers/guides): IDs and pages, events, errors and retries, limits, uploads, with samples`,
      `- [Reference](${at}/developers/reference): every operation and type, with the scope that opens it to a token`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  const fixedPaths = [...publicPaths, ...developerPaths];
  /** Cached by origin. Reading all kitchens is too much work for every request of a stranger. */
  const sitemaps = new LRUCache<string, Promise<string>>({ max: 4, ttl: freshForMs });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    let sitemap = sitemaps.get(origin);
    if (!sitemap) {
      sitemap = sitemapOf(await requestCtx.of(request, reply), origin, fixedPaths);
      sitemaps.set(origin, sitemap);
      sitemap.catch(() => sitemaps.delete(origin));
    }
    return reply.type('application/xml; charset=utf-8').send(await sitemap);
  });
};

const sitemapOf = async (ctx: Ctx, origin: string, fixedPaths: readonly string[]): Promise<string> => {
  const ids = await listedSupplierIds(ctx, longestSitemap - fixedPaths.length);
  const paths = [...fixedPaths, ...ids.map(id => `/supplier/${id}`)];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
};
