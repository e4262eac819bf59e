import { exportLinkMinutes, newExport } from '../../../schema/rules/export.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { ExportFormat, ExportKind } from '../../domains/exports/export-enums.ts';
import { exportFormatOf } from '../../domains/exports/export-formats.ts';
import { exportLink, findLinkedFile, type LinkedFile } from '../../domains/exports/export-link.ts';
import { exportOwners } from '../../domains/exports/export-rules.ts';
import { findExport } from '../../domains/exports/find-exports.ts';
import { startExport } from '../../domains/exports/start-export.ts';
import { optionalText, text } from './body.ts';
import { openToAll } from './open-to-all.ts';
import { lowerCaseEnum } from './present/common.ts';
import { exportShape, presentExport, startedExportShape } from './present/export.ts';
import { file, get, json, post, type Route } from './route.ts';
import { sendStoredFile } from './send-file.ts';

const tag = 'Exports';
const parameters = { id: 'ID of the export.' };
const rules = newExport.shape;
const whichKinds =
  'Orders, order lines and reviews need the scope `ORDERS_READ`, and of staff the right to see orders; the ledger needs ' +
  '`PAYOUTS_READ`, and of staff the right to see money.';
const linkExpired = 'This link has expired or is not valid. Get a new one from the export.';

const presented = async (ctx: Ctx, id: string) => {
  const row = await findExport(ctx, id);
  return row && presentExport(row, exportLink(ctx, row));
};

const asStoredFile = ({ kind, format, from, to, ...file }: LinkedFile) => {
  const { contentType, fileEnding } = exportFormatOf[format];
  const fileName = `${kind.toLowerCase().replace('_', '-')}-${from}-${to}.${fileEnding}`;
  return { ...file, fileName, contentType };
};

/** Exports of kitchens and staff, and their files. */
export const exportRoutes: readonly Route[] = [
  post(
    '/api/exports',
    {
      tag,
      summary: 'Start an export',
      details: `The file is made in the background: read the export until its \`status\` is \`ready\`. ${whichKinds}`,
      who: exportOwners,
      points: 1000,
      parameters: {},
      body: {
        kind: text('Rows to export.', lowerCaseEnum(ExportKind), { example: 'orders' }),
        format: text('Format of the file.', lowerCaseEnum(ExportFormat), { example: 'csv' }),
        from: text("First day, in the time zone of each row's kitchen.", rules.from, {
          example: '2026-10-01',
        }),
        to: text('Last day.', rules.to, { example: '2026-10-31' }),
        supplierId: optionalText('ID of the kitchen whose rows staff export; all kitchens without it.', {}),
        idempotencyKey: text('Requests with the same key start one export.', rules.idempotencyKey, {
          example: 'orders-2026-10',
        }),
      },
      answer: json('The export, which waits for its turn.', startedExportShape),
      mutations: ['startExport'],
    },
    async ({ ctx, body: { kind, format, supplierId, ...given } }) => {
      const outcome = await startExport(ctx, {
        ...given,
        kind: kind.toUpperCase(),
        format: format.toUpperCase(),
        supplierId: supplierId ?? null,
      });
      if (outcome instanceof Problem) return outcome;
      const started = await presented(ctx, outcome.id);
      return { success: true as const, export: started! };
    },
  ),
  get(
    '/api/exports/:id',
    {
      tag,
      summary: 'Get an export',
      details: `Each time with a new link to its file, which ends after ${exportLinkMinutes} minutes. ${whichKinds}`,
      who: exportOwners,
      parameters,
      answer: json('The export.', exportShape),
      refusals: { 404: { description: 'The caller has no such export.' } },
    },
    async ({ ctx, parameters: { id }, reply }) => {
      const found = await presented(ctx, id);
      void reply.header('cache-control', 'private, no-store');
      return found ?? reply.callNotFound();
    },
  ),
  get(
    '/api/exports/:id/file',
    {
      tag,
      summary: 'Download the file of an export',
      details: 'By the link of the export, without a token.',
      who: openToAll,
      points: 1000,
      parameters,
      query: { expires: 'As in the link.', signature: 'As in the link.' },
      answer: file(
        'The file.',
        ...Object.values(exportFormatOf).map(({ contentType }) => contentType.replace(/;.*/, '')),
      ),
      refusals: { 403: { description: 'The link has expired or is not valid.' } },
    },
    async ({ ctx, parameters: { id }, query: { expires, signature }, request, reply }) => {
      const found = await findLinkedFile(ctx, { id, expires, signature });
      if (found && (await sendStoredFile(ctx.services.files, request, reply, asStoredFile(found))))
        return reply;
      void reply.header('cache-control', 'private, no-store');
      return reply.code(403).send({ message: linkExpired });
    },
  ),
];
