import type { ExportRow } from '../../../domains/exports/find-exports.ts';

const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** An export with its link, which is null unless it is ready. */
export const presentExport = (row: ExportRow, url: string | null) => ({
  id: row.id,
  kind: row.kind.toLowerCase(),
  format: row.format.toLowerCase(),
  from: row.from,
  to: row.to,
  supplierId: row.supplierId,
  status: row.status.toLowerCase(),
  failure: row.failure?.toLowerCase() ?? null,
  rows: row.rows,
  bytes: row.bytes,
  createdAt: moment(row.createdAt),
  startedAt: moment(row.startedAt),
  finishedAt: moment(row.finishedAt),
  expiresAt: moment(row.expiresAt),
  url,
});
