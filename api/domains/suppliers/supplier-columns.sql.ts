import { textOf, textOfColumns } from '../../core/query/text.ts';
import { everySupplierColumn, type SupplierColumn, supplierSelections } from './supplier-columns.ts';

// For searching, whose statements are written as text.

const textOfColumn = (column: SupplierColumn): string => {
  const [selection] = supplierSelections([column]);
  if (typeof selection === 'string') return textOfColumns([selection]);
  const { expression, alias } = selection!;
  return `${textOf(expression)} as "${alias}"`;
};

const texts = new Map(everySupplierColumn.map(column => [column, textOfColumn(column)]));

/** Select list of a row; the table alias is `s`. */
export const selectedColumns = (chosen: readonly SupplierColumn[] = everySupplierColumn): string =>
  chosen.map(column => texts.get(column)).join(', ');
