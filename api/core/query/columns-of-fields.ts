import { LRUCache } from 'lru-cache';

interface Fields<Column extends string> {
  every: readonly Column[];
  /** Needed whatever is asked for. */
  always: readonly Column[];
  /** Columns of fields that are computed. */
  behind: Readonly<Record<string, readonly Column[]>>;
}

/** Clients choose what they ask for together; few choices are made often. */
const mostChoices = 200;

/**
 * Finds the columns that a query must select for some fields. The same columns are always the same list, so that a statement
 * can be kept for them, and the list is found once for each cached document.
 */
export const columnsOfFields = <Column extends string>({ every, always, behind }: Fields<Column>) => {
  const lists = new LRUCache<string, readonly Column[]>({ max: mostChoices });
  const known = new WeakMap<ReadonlySet<string>, readonly Column[]>();

  const find = (fields: ReadonlySet<string>): readonly Column[] => {
    const needed = new Set<Column>([...always, ...[...fields].flatMap(field => behind[field] ?? [])]);
    const list = every.filter(column => needed.has(column) || fields.has(column));
    const name = list.join();
    const same = lists.get(name) ?? list;
    lists.set(name, same);
    return same;
  };

  return (fields: ReadonlySet<string>): readonly Column[] => {
    const columns = known.get(fields) ?? find(fields);
    known.set(fields, columns);
    return columns;
  };
};

/** Makes something once for each list of columns, such as a statement. */
export const onceForColumns = <Column extends string, Made extends object>(
  make: (columns: readonly Column[]) => Made,
): ((columns: readonly Column[]) => Made) => {
  const made = new WeakMap<readonly Column[], Made>();
  return columns => {
    const known = made.get(columns) ?? make(columns);
    made.set(columns, known);
    return known;
  };
};
