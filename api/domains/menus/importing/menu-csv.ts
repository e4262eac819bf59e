import { stringify } from 'csv-stringify/sync';
import { dishLimit } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { cellText, csvRows } from './csv-rows.ts';
import { menuCells } from './menu-cells.ts';
import { InvalidMenuFile } from './menu-file-problems.ts';

/** Columns of a menu file, in order. */
export const menuColumns = ['category', ...Object.values(menuCells).map(({ column }) => column)];
/** The cells of a row by their columns, without those that the file does not have. */
export type MenuRecord = Record<string, string>;

const needed = ['category', 'name', 'price', 'diet'];

/** Writes a CSV with a UTF-8 byte order mark and escaped formulas, safe to open in a spreadsheet. */
export const writeMenuCsv = (records: readonly MenuRecord[]): string =>
  stringify([...records], { header: true, columns: menuColumns, bom: true, escape_formulas: true });

/** Parses a menu file into rows with their spreadsheet row numbers, or returns why it cannot. */
export const readMenuCsv = (content: Uint8Array): { row: number; record: MenuRecord }[] | InvalidMenuFile => {
  const rows = csvRows(content);
  if (rows instanceof InvalidMenuFile) return rows;
  const [header = [], ...body] = rows;
  const columns = header.map(name => name.trim().toLowerCase());
  const missing = needed.find(column => !columns.includes(column));
  if (missing)
    return new InvalidMenuFile(withValues(/*i18n*/ 'The first row lacks the column "{0}".', missing));
  const filled = body
    .map((cells, index) => ({ row: index + 2, record: recordOf(columns, cells) }))
    .filter(({ record }) => Object.values(record).some(Boolean));
  if (filled.length === 0) return new InvalidMenuFile(/*i18n*/ 'There is no dish in this file.');
  if (filled.length > dishLimit)
    return new InvalidMenuFile(withValues(/*i18n*/ 'A menu holds at most {0} dishes.', dishLimit));
  return filled;
};

const recordOf = (columns: readonly string[], cells: readonly string[]): MenuRecord => {
  const cellOf = (column: string) => cellText(cells[columns.indexOf(column)]);
  const present = menuColumns.filter(column => columns.includes(column));
  return Object.fromEntries(present.map(column => [column, cellOf(column)]));
};
