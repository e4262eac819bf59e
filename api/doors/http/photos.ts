import type { FastifyInstance } from 'fastify';
import { findPhotoFile } from '../../domains/photos/photo-files.ts';
import type { RequestCtx } from './request-ctx.ts';

/**
 * Public photos. A name never changes its content, so browsers keep it for a year. Shared caches do for a day, as a photo
 * may be removed, and drop all sizes of one by its tag.
 */
export const photoRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { sql, services } = await requestCtx.of(request, reply);
    const { name } = request.params;
    const file = /^[\w.-]+$/.test(name) ? await findPhotoFile(sql, name) : undefined;
    const content = file && (await services.files.get(file.fileKey));
    if (!content)
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'There is no such photo.' });
    return reply
      .header('cache-control', 'public, max-age=31536000, s-maxage=86400, immutable')
      .header('cache-tag', `photo-${file.photo}`)
      .type(file.contentType)
      .send(content);
  });
};
