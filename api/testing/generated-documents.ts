/** A random document, and variables for it. */
export interface GeneratedDocument {
  query: string;
  /** A cheap value for each variable. */
  cheap: Record<string, unknown>;
  /** All kinds of values, including wrong and missing ones. */
  others: Record<string, unknown>[];
}

/** Seeded random numbers (mulberry32) from 0 up to but not including 1. */
const randomBy = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

type Type = 'Query' | 'SupplierConnection' | 'Supplier' | 'Review' | 'ReviewConnection' | 'City' | 'Rest';
const leaves: Record<Type, string[]> = {
  Query: ['__typename'],
  SupplierConnection: ['__typename'],
  ReviewConnection: ['__typename'],
  Supplier: ['id', 'kitchenName', 'rating'],
  Review: ['id', 'words'],
  City: ['id', 'name'],
  Rest: ['__typename'],
};
/** Fields with selections: whether they are paginated, and their type. */
const branches: Record<Type, [field: string, isPaged: boolean, to: Type][]> = {
  Query: [
    ['suppliers', true, 'SupplierConnection'],
    ['cities', true, 'Rest'],
  ],
  SupplierConnection: [['nodes', false, 'Supplier']],
  ReviewConnection: [['nodes', false, 'Review']],
  Supplier: [
    ['reviews', true, 'ReviewConnection'],
    ['menu', false, 'Rest'],
    ['mealWindows', false, 'Rest'],
    ['city', false, 'City'],
  ],
  Review: [],
  City: [],
  Rest: [],
};

const numberTypes = ['Int!', 'Int', 'Int! = 1', 'Int = 2', 'Int! = 100', 'Int = 100'];
const conditionTypes = ['Boolean!', 'Boolean! = true', 'Boolean = false', 'Boolean! = false'];
const numbers: unknown[] = [undefined, null, 1, 20, 100, 101, -5, 0, 1.5, '7'];
const conditions: unknown[] = [undefined, null, true, false, 'yes'];

/**
 * Generates a document from a seed: page sizes in variables, literals and defaults, directives, fragments and
 * aliases.
 */
export const generatedDocument = (seed: number): GeneratedDocument => {
  const random = randomBy(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const variables = new Map<string, string>();
  const fragments: string[] = [];

  const variableOf = (types: readonly string[], letter: string): string => {
    const known = [...variables.keys()].filter(name => name.startsWith(letter));
    if (known.length > 0 && random() < 0.5) return `$${oneOf(known)}`;
    const name = `${letter}${variables.size}`;
    variables.set(name, oneOf(types));
    return `$${name}`;
  };
  const page = () => {
    const kind = random();
    if (kind < 0.2) return '';
    return `(first: ${kind < 0.5 ? oneOf([1, 10, 50, 100]) : variableOf(numberTypes, 'n')})`;
  };
  const condition = () => {
    const kind = random();
    if (kind < 0.7) return '';
    const value = kind < 0.78 ? oneOf(['true', 'false']) : variableOf(conditionTypes, 'c');
    return ` @${oneOf(['include', 'skip'])}(if: ${value})`;
  };
  const selection = (type: Type, depth: number): string => {
    const parts = leaves[type].filter(() => random() < 0.7).map(leaf => `${leaf}${condition()}`);
    branches[type].forEach(([field, isPaged, to], index) => {
      if (depth === 0 || random() < 0.35) return;
      const alias = random() < 0.3 ? `a${depth}${index}${variables.size}: ` : '';
      parts.push(`${alias}${field}${isPaged ? page() : ''}${condition()} ${selection(to, depth - 1)}`);
    });
    if (type === 'Supplier' && depth > 0 && random() < 0.3) {
      const name = `F${fragments.length}`;
      fragments.push('');
      fragments[Number(name.slice(1))] = `fragment ${name} on Supplier ${selection('Supplier', depth - 1)}`;
      parts.push(`...${name}${condition()}`);
    }
    return `{ ${parts.join(' ') || '__typename'} }`;
  };

  const body = selection('Query', 5);
  const declared = [...variables].map(([name, type]) => `$${name}: ${type}`).join(', ');
  const valuesBy = (value: (name: string) => unknown) =>
    Object.fromEntries([...variables.keys()].map(name => [name, value(name)]));
  const isNumber = (name: string) => name.startsWith('n');
  return {
    query: [`query ${declared && `(${declared})`} ${body}`, ...fragments].join('\n'),
    cheap: valuesBy(name => (isNumber(name) ? 1 : false)),
    others: [
      {},
      valuesBy(name => (isNumber(name) ? 100 : true)),
      valuesBy(name => (isNumber(name) ? 100 : false)),
      valuesBy(name => oneOf(isNumber(name) ? numbers : conditions)),
      valuesBy(name => oneOf(isNumber(name) ? numbers : conditions)),
    ],
  };
};
