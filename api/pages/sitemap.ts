import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestCtx } from '../http/request-ctx.ts';
import { listedSupplierIds } from '../suppliers/supplier-by-id.ts';
import type { OriginOf } from './origin.ts';
import { publicPaths } from './public-paths.ts';

/** The most addresses the sitemap protocol allows in one file. */
const longestSitemap = 50_000;

/** What search engines are told: where they may look and what there is. */
export const sitemapRoutes = (app: FastifyInstance, requestCtx: RequestCtx, originOf: OriginOf): void => {
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
      `- [GraphQL](${at}/graphql): the API, described by introspection`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const ids = await listedSupplierIds(
      await requestCtx.of(request, reply),
      longestSitemap - publicPaths.length,
    );
    const paths = [...publicPaths, ...ids.map(id => `/supplier/${id}`)];
    const entries = paths.map(path => `  <url><loc>${originOf(request)}${path}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
    ];
    return reply.type('application/xml; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
