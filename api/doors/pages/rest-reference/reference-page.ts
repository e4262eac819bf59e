import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../../rest/description/openapi-document.ts';
import { asLastingPage, type Page } from '../page.ts';
import { sendPage } from '../send-page.ts';
import { look } from './look.ts';
import { referenceAsHtml } from './reference-as-html.ts';

/** `GET /developers/rest`: the reference of the REST paths, rendered when someone first reads it. */
export const referencePage = (app: FastifyInstance, document: OpenApiDocument): void => {
  let page: Promise<Page> | undefined;
  app.get('/developers/rest', async (request, reply) => {
    page ??= asLastingPage(referenceAsHtml(document));
    return sendPage(request, reply, await page);
  });
  app.get('/developers/rest.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(look),
  );
};
