import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { dishLimit } from '../../../../schema/constants.ts';
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

/** Byte order mark, which spreadsheets and our own exports write; not part of the text. */
const withoutFormulaGuard = (text: string) => text.replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '');

const decoded = (content: Uint8Array): string | InvalidMenuFile => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\u0000') ? new InvalidMenuFile(InvalidMenuFile.encoding) : text;
  } catch {
    return new InvalidMenuFile(InvalidMenuFile.encoding);
  }
};

/** Parses a menu file into rows with their spreadsheet row numbers, or returns why it cannot. */
export const readMenuCsv = (content: Uint8Array): { row: number; record: MenuRecord }[] | InvalidMenuFile => {
  const text = decoded(content);
  if (text instanceof InvalidMenuFile) return text;
  const rows = rowsOf(text);
  if (rows instanceof InvalidMenuFile) return rows;
  const [header = [], ...body] = rows;
  const columns = header.map(name => name.trim().toLowerCase());
  const missing = needed.find(column => !columns.includes(column));
  if (missing) return new InvalidMenuFile(`The first row lacks the column "${missing}".`);
  const filled = body
    .map((cells, index) => ({ row: index + 2, record: recordOf(columns, cells) }))
    .filter(({ record }) => Object.values(record).some(Boolean));
  if (filled.length === 0) return new InvalidMenuFile('There is no dish in this file.');
  if (filled.length > dishLimit) return new InvalidMenuFile(`A menu holds at most ${dishLimit} dishes.`);
  return filled;
};

/** Delimiters; which one a spreadsheet uses depends on its locale. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].reduce((best, each) =>
    header.split(each).length > header.split(best).length ? each : best,
  );
};

const rowsOf = (text: string): string[][] | InvalidMenuFile => {
  try {
    const delimiter = separatorOf(text);
    return parse(text, { delimiter, relax_column_count: true, max_record_size: 10_000 });
  } catch {
    return new InvalidMenuFile('This is no CSV file: a quotation mark is open, or a row is too long.');
  }
};

const recordOf = (columns: readonly string[], cells: readonly string[]): MenuRecord => {
  const cellOf = (column: string) => withoutFormulaGuard(cells[columns.indexOf(column)]?.trim() ?? '');
  const present = menuColumns.filter(column => columns.includes(column));
  return Object.fromEntries(present.map(column => [column, cellOf(column)]));
};
