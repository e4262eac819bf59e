import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The title of a row: the headline of its card, and the row header for screen readers. */
  isName?: boolean;
  isNumber?: boolean;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** With display: block a table loses its semantics for screen readers, so its parts have explicit roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A table where there is room, a list of cards where there is not. */
export function DataTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  return (
    <table {...roles.table} aria-label={label} className="block w-full @3xl:table">
      <thead {...roles.rowgroup} className="sr-only @3xl:not-sr-only @3xl:table-header-group">
        <tr {...roles.row} className="text-left text-small text-muted">
          {columns.map(({ heading, isNumber }) => (
            <th
              key={heading}
              {...roles.columnheader}
              scope="col"
              className={clsx('px-3 py-2 font-medium', isNumber && 'text-right')}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="flex flex-col gap-3 @3xl:table-row-group">
        {rows.map(row => (
          <tr
            key={keyOf(row)}
            {...roles.row}
            className="relative grid gap-1.5 rounded-card border border-border bg-surface p-4 @3xl:table-row @3xl:rounded-none @3xl:border-0 @3xl:p-0 @3xl:[&>*]:border-t @3xl:[&>*]:border-border"
          >
            {columns.map(column => (
              <Cell key={column.heading} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, cell, isName, isNumber } = column;
  const Tag = isName ? 'th' : 'td';
  const content = cell(row);
  return (
    <Tag
      {...(isName ? roles.rowheader : roles.cell)}
      scope={isName ? 'row' : undefined}
      className={clsx(
        'min-w-0 text-left wrap-anywhere @3xl:px-3 @3xl:py-3 @3xl:align-top',
        isName
          ? 'text-lead font-semibold @3xl:text-base'
          : 'flex flex-wrap items-baseline gap-x-2 font-normal @3xl:table-cell',
        isNumber && 'tabular-nums @3xl:text-right',
      )}
    >
      {!isName && (
        <span aria-hidden className="text-muted @3xl:hidden">
          {heading}
        </span>
      )}
      <span className="min-w-0">{content}</span>
    </Tag>
  );
}
