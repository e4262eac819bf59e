import type { FastifyInstance } from 'fastify';
import type { OriginOf } from '../../http/origin.ts';
import type { OpenApiDocument } from '../../rest/description/openapi-document.ts';
import { canonicalLink } from '../canonical-link.ts';
import { asLastingPage, type Page } from '../page.ts';
import { sendPage } from '../send-page.ts';
import { look } from './look.ts';
import { referenceAsHtml } from './reference-as-html.ts';

export const referencePath = '/developers/rest';

/** `GET /developers/rest`: the reference of the REST paths, rendered when someone first reads it. */
export const referencePage = (app: FastifyInstance, document: OpenApiDocument, originOf: OriginOf): void => {
  let page: Promise<Page> | undefined;
  app.get(referencePath, async (request, reply) => {
    page ??= asLastingPage(referenceAsHtml(document));
    reply.header('link', canonicalLink(originOf(request), referencePath));
    return sendPage(request, reply, await page);
  });
  app.get('/developers/rest.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(look),
  );
};
