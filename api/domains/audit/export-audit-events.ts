import { stringify } from 'csv-stringify/sync';
import type { Ctx } from '../../core/ctx.ts';
import { changesBetween } from './audit-change.ts';
import type { AuditExport } from './audit-export.ts';
import type { AuditFilter } from './audit-filter.ts';
import { type AuditRow, listAuditEvents } from './find-audit-events.ts';

/** More than this is asked for in parts, by time; a request must not keep the database to itself. */
const exportLimit = 5000;

/** The trail as a file that spreadsheets open; what looks like a formula is made harmless. */
export const exportAuditEvents = async (ctx: Ctx, filter: AuditFilter | null): Promise<AuditExport> => {
  const events = await listAuditEvents(ctx, filter, exportLimit + 1);
  const told = events.slice(0, exportLimit);
  return {
    csv: stringify(told.map(lineOf), { header: true, escape_formulas: true, bom: true }),
    events: told.length,
    isWhole: events.length <= exportLimit,
  };
};

const lineOf = (event: AuditRow) => ({
  When: new Date(event.at).toISOString(),
  Who: event.actorName ?? 'The marketplace',
  What: event.action,
  Kind: event.subjectKind,
  'To what': event.subjectName,
  Changes: changesBetween(event.before, event.after)
    .map(({ fact, before, after }) =>
      before === after ? `${fact}: ${after}` : `${fact}: ${before ?? '-'} > ${after ?? '-'}`,
    )
    .join('; '),
  Why: event.reason ?? '',
  Id: event.id,
});
