import { stringify } from 'csv-stringify/sync';
import { harmlessCell } from '../../core/values/harmless-cell.ts';
import type { ExportFormat } from './export-enums.ts';
import type { Cell, ExportRecord } from './rows/export-rows.ts';

/** How the text of a file is written, in parts. */
interface Format {
  contentType: string;
  fileEnding: string;
  /** What comes before the rows, also when there is none. */
  head(columns: readonly string[]): string;
  rows(columns: readonly string[], records: readonly ExportRecord[]): string;
}

const csvCell = (cell: Cell): string | number => {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell;
  return harmlessCell(typeof cell === 'string' ? cell : cell.join('; '));
};

/** A file that programs read must not depend on the order of properties in our code. */
const inOrder = (columns: readonly string[], record: ExportRecord) =>
  Object.fromEntries(columns.map(column => [column, record[column] ?? null]));

export const exportFormatOf: Record<ExportFormat, Format> = {
  JSONL: {
    contentType: 'application/jsonl',
    fileEnding: 'jsonl',
    head: () => '',
    rows: (columns, records) =>
      records.map(record => `${JSON.stringify(inOrder(columns, record))}\n`).join(''),
  },
  CSV: {
    contentType: 'text/csv; charset=utf-8',
    fileEnding: 'csv',
    head: columns => stringify([[...columns]], { bom: true, record_delimiter: 'windows' }),
    rows: (columns, records) =>
      stringify(
        records.map(record => columns.map(column => csvCell(record[column] ?? null))),
        { record_delimiter: 'windows' },
      ),
  },
};
