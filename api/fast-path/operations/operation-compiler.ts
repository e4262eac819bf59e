import {
  type DocumentNode,
  GraphQLError,
  GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { documentCache, RecurringDocuments } from '../../doors/graphql/document-cache.ts';
import type { Compiler } from '../../doors/graphql/executor.ts';
import type { Run } from '../../doors/graphql/run.ts';
import { mayLeaveLeavesUnserialized } from './skip-leaf-serialization.ts';

/**
 * Compiles recurring documents to functions by graphql-jit. Compiling costs time and memory, and clients choose what
 * is compiled, so documents sent once are interpreted, and the least recently used functions are dropped.
 */
export class OperationCompiler implements Compiler {
  readonly #compiled = documentCache<Run>();
  readonly #recurring: RecurringDocuments;
  readonly #mutationsAsQueries: GraphQLSchema;

  /** `compiledFrom`: the use at which a document is compiled. */
  constructor(
    private readonly schema: GraphQLSchema,
    compiledFrom = 1,
  ) {
    this.#recurring = new RecurringDocuments(compiledFrom);
    this.#mutationsAsQueries = new GraphQLSchema({ ...schema.toConfig(), query: schema.getMutationType() });
  }

  compile(key: string, document: DocumentNode, operationName: string | null): Run | undefined {
    const known = this.#compiled.get(key);
    if (known || !this.#recurring.hasRecurred(key)) return known;
    const compiled = this.#functionOf(document, operationName);
    this.#compiled.set(key, compiled);
    return compiled;
  }

  #functionOf(document: DocumentNode, operationName: string | null): Run {
    const alone = asQueryIfAlone(document, operationName);
    const compiled = compileQuery(
      alone ? this.#mutationsAsQueries : this.schema,
      alone ?? document,
      operationName ?? undefined,
      {
        disablingCapturingStackErrors: true,
        // Serializing each leaf costs as much as all other work on it. Custom scalars are serialized
        // nevertheless.
        disableLeafSerialization: mayLeaveLeavesUnserialized(this.schema, document),
      },
    );
    if (!isCompiledQuery(compiled)) throw new GraphQLError('This operation cannot be run.');
    const defaults = requiredDefaults(document, operationName);
    return async (ctx, variables, root) => compiled.query(root, ctx, { ...defaults, ...variables });
  }
}

/**
 * Turns a mutation of a single field into a query: it has no other field to wait for. A mutation compiled by
 * graphql-jit keeps the whole request alive until the next full garbage collection (decision 44).
 */
const asQueryIfAlone = (document: DocumentNode, operationName: string | null): DocumentNode | undefined => {
  const mutation = getOperationAST(document, operationName);
  const [first, ...others] = mutation?.selectionSet.selections ?? [];
  if (mutation?.operation !== OperationTypeNode.MUTATION) return undefined;
  if (first?.kind !== Kind.FIELD || others.length > 0) return undefined;
  const query = { ...mutation, operation: OperationTypeNode.QUERY };
  const definitions = document.definitions.map(each => (each === mutation ? query : each));
  return { ...document, definitions };
};

/** graphql-jit ignores the default of a non-null variable, so it is applied here. */
const requiredDefaults = (document: DocumentNode, operationName: string | null): Record<string, unknown> => {
  const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const defaults = variables.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
      : [],
  );
  return Object.fromEntries(defaults);
};
