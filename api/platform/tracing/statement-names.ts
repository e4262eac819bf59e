import { LRUCache } from 'lru-cache';

/** Requests may cause any number of texts. */
const mostNames = 1000;
/** How many tables a name has at most, those that are changed before those that are read. */
const mostParts = 6;

/**
 * What a statement does to which table. After `from`, a name that a parenthesis follows is a function, and one with a
 * period is a column, as in `extract(day from m.service_date)`.
 */
const parts =
  /\b(insert\s+into|delete\s+from|update|from(?!\s+(?:only\s+)?[\w".]+\s*\()|join(?!\s+[\w".]+\s*\())\s+(?:only\s+)?(?:"?(?:public|pgboss)"?\.)?"?([a-z_]\w*)"?(?![\w.])/gi;
/** Results of earlier parts of the same statement. */
const commonTables = /\b(\w+)\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;
/** Words that follow one of the above where no table does: `for update of`, `do update set`, `from lateral`. */
const noTables = new Set(['set', 'of', 'skip', 'nowait', 'lateral', 'select', 'excluded', 'only']);

/** Short names of statements by their words for tables, such as `UPDATE service_days INSERT orders SELECT dishes`. */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({ max: mostNames });

  of(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = nameOf(text);
    this.#names.set(text, name);
    return name;
  }
}

const nameOf = (text: string): string => {
  const common = new Set([...text.matchAll(commonTables)].map(([, name]) => name!.toLowerCase()));
  const changes = new Set<string>();
  const reads = new Set<string>();
  for (const [, words, name] of text.matchAll(parts)) {
    const table = name!.toLowerCase();
    if (noTables.has(table) || common.has(table)) continue;
    const verb = verbs[words!.split(/\s/)[0]!.toLowerCase()];
    if (verb) changes.add(`${verb} ${table}`);
    else reads.add(table);
  }
  const [first, ...others] = reads;
  const found = [...changes, ...(first ? [`SELECT ${first}`, ...others] : [])];
  return found.slice(0, mostParts).join(' ') || firstWord(text);
};

const verbs: Record<string, string | undefined> = { insert: 'INSERT', delete: 'DELETE', update: 'UPDATE' };

const firstWord = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'STATEMENT';
