import type { EntityMetadata } from '@mikro-orm/core';
import domains from '../../domains/oldest-first.json' with { type: 'json' };
import type { Database } from '../../platform/database/database.ts';
import { functionsOfTriggers, tablesOfFunctions } from './database-functions.ts';
import { type SourceStatements, statementsIn } from './source-statements.ts';
import { namesIn } from './sql-names.ts';

/** A table that a line of a file, or a trigger of another table, uses. */
export interface TableUse {
  where: string;
  domain: string;
  table: string;
  owner: string;
}

export interface Source {
  path: string;
  text: string;
}

export const isNewer = ({ owner, domain }: TableUse): boolean =>
  domains.indexOf(owner) > domains.indexOf(domain);

/** The domain that a file belongs to; core and the platform own no table, and are older than all that do. */
const domainOf = (path: string): string => /(?:^|\/)domains\/([^/]+)\//.exec(path)?.[1] ?? '';

/** The tables of a database with their owners, and who uses them. */
export class TableOwners {
  private constructor(
    private readonly entities: readonly EntityMetadata[],
    private readonly tableOfEntity: ReadonlyMap<string, string>,
    private readonly ownerOfTable: ReadonlyMap<string, string>,
    private readonly tablesOfFunction: ReadonlyMap<string, readonly string[]>,
    private readonly triggers: readonly { table: string; function: string }[],
  ) {}

  /** The list of entities tells the domain of each, the entity its table. */
  static async read({ orm, sql }: Database, entityList: Source): Promise<TableOwners> {
    const entities = [...orm.getMetadata()];
    const tableOfEntity = new Map(entities.map(({ className, tableName }) => [className, tableName]));
    const ownerOfTable = new Map<string, string>();
    for (const { text, from } of statementsIn(entityList.path, entityList.text).imports) {
      const table = tableOfEntity.get(text);
      if (table) ownerOfTable.set(table, domainOf(from));
    }
    const tablesOfFunction = await tablesOfFunctions(sql, new Set(ownerOfTable.keys()));
    return new TableOwners(
      entities,
      tableOfEntity,
      ownerOfTable,
      tablesOfFunction,
      await functionsOfTriggers(sql),
    );
  }

  /** Whether a piece of SQL names a table, or a function that reads one. */
  namesTable(sql: string): boolean {
    return this.#tablesIn(sql).length > 0;
  }

  usesOf({ path }: Source, { imports, texts }: SourceStatements): TableUse[] {
    const domain = domainOf(path);
    return [
      ...imports.map(({ text, line }) => ({ line, tables: [this.tableOfEntity.get(text) ?? []].flat() })),
      ...texts.map(({ text, line }) => ({ line, tables: this.#tablesIn(text) })),
    ].flatMap(({ line, tables }) => tables.map(table => this.#use(`${path}:${line}`, domain, table)));
  }

  usesOfTriggers(): TableUse[] {
    return this.triggers.flatMap(({ table, function: name }) =>
      this.#tablesIn(name).map(used =>
        this.#use(`${name} of ${table}`, this.ownerOfTable.get(table) ?? '', used),
      ),
    );
  }

  usesOfRelations(): TableUse[] {
    return this.entities.flatMap(({ className, tableName, relations }) =>
      relations
        .filter(({ mapToPk }) => !mapToPk)
        .map(({ name, targetMeta }) =>
          this.#use(`${className}.${name}`, this.ownerOfTable.get(tableName) ?? '', targetMeta!.tableName),
        ),
    );
  }

  #use(where: string, domain: string, table: string): TableUse {
    return { where, domain, table, owner: this.ownerOfTable.get(table) ?? '' };
  }

  #tablesIn(sql: string): string[] {
    return namesIn(sql).flatMap(name =>
      this.ownerOfTable.has(name) ? [name] : (this.tablesOfFunction.get(name) ?? []),
    );
  }
}
