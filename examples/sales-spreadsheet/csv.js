/** Spreadsheets run a cell that begins like a formula; the apostrophe makes it a text. The wide forms do the same. */
const harmless = text => (/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text);

const quoted = text => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellOf = value => quoted(typeof value === 'number' ? String(value) : harmless(value ?? ''));

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const byteOrderMark = '\ufeff';

/**
 * Formats rows as CSV by RFC 4180, with the names of the columns in the first one.
 *
 * @param {string[]} columns
 * @param {Record<string, string | number | null>[]} rows
 */
export const csvOf = (columns, rows) => {
  const lines = [columns, ...rows.map(row => columns.map(column => row[column] ?? null))];
  return byteOrderMark + lines.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('');
};
