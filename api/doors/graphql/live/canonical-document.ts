import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type NameNode,
  print,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

type Variables = Record<string, unknown>;

export interface Canonical {
  /** The operation alone, in the names given here. */
  document: DocumentNode;
  text: string;
  variables: Variables;
}

/** New names in the order in which the old ones are met. */
class Names {
  readonly #given = new Map<string, string>();

  constructor(private readonly letter: string) {}

  of = (name: NameNode): NameNode => {
    const given = this.#given.get(name.value) ?? `${this.letter}${this.#given.size}`;
    this.#given.set(name.value, given);
    return { kind: Kind.NAME, value: given };
  };

  /** Values under the new names, of those that were met alone. */
  rename(values: Variables): Variables {
    const named = [...this.#given].filter(([name]) => Object.hasOwn(values, name));
    return Object.fromEntries(named.map(([name, given]) => [given, values[name]]));
  }
}

/**
 * What a request says, apart from how it is written: without layout and comments, without the names that the client
 * chose for the operation, its variables and its fragments, and without definitions and variables that it does not use.
 * Aliases and the order of fields remain, because they show in the answer.
 */
export const canonicalOf = (
  document: DocumentNode,
  operationName: string | null,
  variables: Variables | null,
): Canonical => {
  const name = getOperationAST(document, operationName)?.name?.value ?? '';
  const { definitions } = separateOperations(document)[name]!;
  const operationFirst = definitions.toSorted((one, other) => rank(one.kind) - rank(other.kind));
  const variableNames = new Names('v');
  const fragmentNames = new Names('f');
  const canonical = visit(
    { ...document, definitions: operationFirst },
    {
      OperationDefinition: { leave: node => ({ ...node, name: undefined }) },
      Variable: { leave: node => ({ ...node, name: variableNames.of(node.name) }) },
      FragmentSpread: { leave: node => ({ ...node, name: fragmentNames.of(node.name) }) },
      FragmentDefinition: { leave: node => ({ ...node, name: fragmentNames.of(node.name) }) },
    },
  );
  return {
    document: canonical,
    text: stripIgnoredCharacters(print(canonical)),
    variables: variableNames.rename(variables ?? {}),
  };
};

const rank = (kind: Kind): number => (kind === Kind.OPERATION_DEFINITION ? 0 : 1);
