import { parse } from 'csv-parse/sync';
import { withValues } from '../../../../schema/with-values.ts';
import { InvalidMenuFile } from './menu-file-problems.ts';

/** A cell without the apostrophe that our exports write before what a spreadsheet would take for a formula. */
export const cellText = (cell: string | undefined): string =>
  (cell?.trim() ?? '').replace(/^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/, '');

/** Byte order mark, which spreadsheets and our own exports write, is not part of the text. */
const decoded = (content: Uint8Array): string | InvalidMenuFile => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\u0000') ? new InvalidMenuFile(InvalidMenuFile.encoding) : text;
  } catch {
    return new InvalidMenuFile(InvalidMenuFile.encoding);
  }
};

/** Delimiters; which one a spreadsheet uses depends on its locale. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].reduce((best, each) =>
    header.split(each).length > header.split(best).length ? each : best,
  );
};

/** More than any menu has, with the empty rows that spreadsheets leave at the end. */
const mostRows = 5000;

/** Parses the rows of a CSV file, each of at most so many bytes, or returns why it cannot. */
export const csvRows = (content: Uint8Array, longestRow = 10_000): string[][] | InvalidMenuFile => {
  const text = decoded(content);
  if (text instanceof InvalidMenuFile) return text;
  try {
    const rows: string[][] = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      max_record_size: longestRow,
      to: mostRows + 1,
    });
    return rows.length > mostRows
      ? new InvalidMenuFile(withValues(/*i18n*/ 'A file can have up to {0} rows.', mostRows))
      : rows;
  } catch {
    return new InvalidMenuFile(
      /*i18n*/ 'This is no CSV file: a quotation mark is open, or a row is too long.',
    );
  }
};
