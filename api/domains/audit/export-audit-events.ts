import { stringify } from 'csv-stringify/sync';
import { forward } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { changesBetween } from './audit-change.ts';
import type { AuditExport } from './audit-export.ts';
import type { AuditFilter } from './audit-filter.ts';
import { type AuditRow, listAuditEvents } from './find-audit-events.ts';

/** Larger exports are split by period, so that a request does not occupy the database for long. */
const exportLimit = 5000;

/** Exports the audit trail as CSV for spreadsheets; values that look like formulas are escaped. */
export const exportAuditEvents = async (ctx: Ctx, filter: AuditFilter | null): Promise<AuditExport> => {
  const events = await listAuditEvents(ctx, filter, forward(exportLimit, null));
  const exported = events.slice(0, exportLimit);
  return {
    csv: stringify(exported.map(lineOf), { header: true, escape_formulas: true, bom: true }),
    events: exported.length,
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
