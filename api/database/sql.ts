/** The one thing that whole-table work needs of a database, whichever engine is behind it. */
export interface Sql {
  rows<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}
