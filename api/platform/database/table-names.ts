import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** How PostgreSQL itself names constraints that a migration does not name. */
const suffixes: Record<string, string> = { foreign: 'fkey', unique: 'key' };

/** Names of columns and constraints as the migrations give them. */
export class TableNames extends UnderscoreNamingStrategy {
  /** A relation is a property that holds a key, such as `supplierId`, and so named like its column. */
  override joinKeyColumnName(property: string): string {
    return this.propertyToColumnName(property);
  }

  override indexName(
    table: string,
    columns: string[],
    type: Parameters<UnderscoreNamingStrategy['indexName']>[2],
  ): string {
    const suffix = suffixes[type];
    return suffix ? [table, ...columns, suffix].join('_') : super.indexName(table, columns, type);
  }
}
