import { globSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { OriginOf } from '../http/origin.ts';
import { canonicalLink } from './canonical-link.ts';

/** The path of every page for developers in the built client: developers/guides/limits.html is /developers/guides/limits. */
export const developerPaths = (folder: string): string[] =>
  globSync(['developers.html', 'developers/**/*.html'], { cwd: folder })
    .map(file => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
    .sort();

/** The pages for developers: files, which are sent compressed where a compressed one is beside them. */
export const developerPages = (app: FastifyInstance, folder: string, originOf: OriginOf): void => {
  for (const path of developerPaths(folder))
    app.get(path, (request, reply) =>
      reply.header('link', canonicalLink(originOf(request), path)).sendFile(`${path.slice(1)}.html`),
    );
};
