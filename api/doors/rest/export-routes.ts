import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { exportFormatOf } from '../../domains/exports/export-formats.ts';
import { exportLink, findLinkedFile } from '../../domains/exports/export-link.ts';
import { findExport } from '../../domains/exports/find-exports.ts';
import { startExport } from '../../domains/exports/start-export.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { optionalText, queryText, textFields } from './body.ts';
import { presentExport } from './present/export.ts';
import { refuse } from './refuse.ts';

/** The link is a secret, and the rows are for its owner: nothing of the response is stored or sent on. */
const ofOwner = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const linkOver = 'This link is not valid any more. Please read the export again for a new one.';

const presented = async (ctx: Ctx, id: string) => {
  const row = await findExport(ctx, id);
  return row && presentExport(row, exportLink(ctx, row));
};

/** Exports of kitchens and staff, and their files. */
export const exportRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.post('/api/exports', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const { kind, format, ...given } = textFields(request, 'kind', 'format', 'from', 'to', 'idempotencyKey');
    const outcome = await startExport(ctx, {
      ...given,
      kind: kind.toUpperCase(),
      format: format.toUpperCase(),
      supplierId: optionalText(request, 'supplierId') ?? null,
    });
    if (outcome instanceof Problem) return refuse(reply, outcome);
    return reply.code(201).send({ success: true, export: await presented(ctx, outcome.id) });
  });

  app.get<{ Params: { id: string } }>('/api/exports/:id', async (request, reply) => {
    const found = await presented(await requestCtx.of(request, reply), request.params.id);
    void reply.header('cache-control', 'private, no-store');
    return found ?? reply.callNotFound();
  });

  app.get<{ Params: { id: string } }>('/api/exports/:id/file', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const { id } = request.params;
    const [expires, signature] = [queryText(request, 'expires'), queryText(request, 'signature')];
    const file = await findLinkedFile(ctx, { id, expires, signature });
    const content = file && (await ctx.services.files.get(file.fileKey));
    void reply.headers(ofOwner);
    if (!content) return reply.code(403).send({ message: linkOver });
    const { contentType, fileEnding } = exportFormatOf[file.format];
    const name = `${file.kind.toLowerCase().replace('_', '-')}-${file.from}-${file.to}.${fileEnding}`;
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', file.bytes)
      .type(contentType)
      .send(content);
  });
};
