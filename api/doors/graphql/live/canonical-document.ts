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
  /** The operation alone, with canonical names. */
  document: DocumentNode;
  text: string;
  variables: Variables;
}

/** Assigns new names in order of first use. */
class Names {
  readonly #given = new Map<string, string>();

  constructor(private readonly letter: string) {}

  of = (name: NameNode): NameNode => {
    const given = this.#given.get(name.value) ?? `${this.letter}${this.#given.size}`;
    this.#given.set(name.value, given);
    return { kind: Kind.NAME, value: given };
  };

  /** Values under their new names, without unused ones. */
  rename(values: Variables): Variables {
    const named = [...this.#given].filter(([name]) => Object.hasOwn(values, name));
    return Object.fromEntries(named.map(([name, given]) => [given, values[name]]));
  }
}

/**
 * The canonical form of a request: without layout and comments, without the client's names for the operation,
 * its variables and its fragments, and without unused definitions and variables. Aliases and the order of
 * fields remain, because they show in the response.
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
