import * as z from 'zod';
import {
  ExportFailure,
  ExportFormat,
  ExportKind,
  ExportStatus,
} from '../../../domains/exports/export-enums.ts';
import type { ExportRow } from '../../../domains/exports/find-exports.ts';
import {
  countShape,
  dayShape,
  doneShape,
  id,
  lowerCase,
  lowerCaseEnum,
  moment,
  momentShape,
} from './common.ts';

/** The example is an export that was just started. */
const none = { examples: [null] };

export const exportShape = z
  .object({
    id: id('the export'),
    kind: lowerCaseEnum(ExportKind).meta({ description: 'Rows of the file.' }),
    format: lowerCaseEnum(ExportFormat).meta({ description: 'Format of the file.' }),
    from: dayShape("First day, in the time zone of each row's kitchen."),
    to: dayShape('Last day.'),
    supplierId: id('the kitchen; null for all kitchens').nullable(),
    status: lowerCaseEnum(ExportStatus).meta({ description: 'Status of the export.' }),
    failure: lowerCaseEnum(ExportFailure)
      .nullable()
      .meta({ description: 'Reason it failed; null unless it did.', examples: [null] }),
    rows: countShape('Number of rows; null until it is ready.').nullable().meta(none),
    bytes: countShape('Size of the file in bytes; null until it is ready.').nullable().meta(none),
    createdAt: momentShape('Time at which it was requested.'),
    startedAt: momentShape('Time at which the latest attempt started; null while it waits.')
      .nullable()
      .meta(none),
    finishedAt: momentShape('Time at which it was ready or failed; null until then.').nullable().meta(none),
    expiresAt: momentShape('Time at which the file is deleted; null until it is ready.')
      .nullable()
      .meta(none),
    url: z
      .string()
      .nullable()
      .meta({
        description: 'Address of the file, for a short time; null unless it is ready.',
        examples: [null],
      }),
  })
  .meta({ id: 'Export', description: 'File with the rows of a range of days.' });

export const startedExportShape = z.object({ success: doneShape, export: exportShape });

const momentOrNull = (at: string | null) => (at === null ? null : moment(at));

/** An export with its link, which is null unless it is ready. */
export const presentExport = (row: ExportRow, url: string | null): z.output<typeof exportShape> => ({
  id: row.id,
  kind: lowerCase(row.kind),
  format: lowerCase(row.format),
  from: row.from,
  to: row.to,
  supplierId: row.supplierId,
  status: lowerCase(row.status),
  failure: row.failure ? lowerCase(row.failure) : null,
  rows: row.rows,
  bytes: row.bytes,
  createdAt: moment(row.createdAt),
  startedAt: momentOrNull(row.startedAt),
  finishedAt: momentOrNull(row.finishedAt),
  expiresAt: momentOrNull(row.expiresAt),
  url,
});
