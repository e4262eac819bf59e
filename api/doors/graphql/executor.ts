import {
  type DocumentNode,
  execute as executeByReference,
  GraphQLError,
  GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { documentCache, documentKey, RecurringDocuments } from './document-cache.ts';
import { IntrospectionAnswers } from './introspection-answers.ts';
import type { Run } from './run.ts';
import { mayLeaveLeavesUnserialized } from './skip-leaf-serialization.ts';

/**
 * Runs parsed and validated documents. `compiled` compiles each recurring one to a function; `reference` is
 * graphql-js, which also runs those sent once. Compiling costs time and memory, and clients choose what is
 * compiled.
 */
export class Executor {
  readonly #compiled = documentCache<CompiledQuery>();
  readonly #recurring: RecurringDocuments;
  readonly #mutationsAsQueries: GraphQLSchema;
  readonly #introspection = new IntrospectionAnswers();

  /** `compiledFrom`: the use at which a document is compiled. */
  constructor(
    readonly schema: GraphQLSchema,
    private readonly way: 'compiled' | 'reference',
    compiledFrom = 1,
  ) {
    this.#recurring = new RecurringDocuments(compiledFrom);
    this.#mutationsAsQueries = new GraphQLSchema({ ...schema.toConfig(), query: schema.getMutationType() });
  }

  /** Returns a function for one operation of a document; `text` identifies the document. */
  runOf(text: string, document: DocumentNode, operationName: string | null): Run {
    const key = documentKey(text, operationName);
    const defaults = requiredDefaults(document, operationName);
    const interpreted = this.interpret(document, operationName);
    let compiled: CompiledQuery | undefined;
    return this.#introspection.wrap(key, document, operationName, async (ctx, variables, root) => {
      compiled ??= this.#compiledOf(key, document, operationName);
      if (!compiled) return interpreted(ctx, variables, root);
      return compiled.query(root, ctx, { ...defaults, ...variables });
    });
  }

  /** Returns a function that never compiles, for operations too rare to be worth it. */
  interpret(document: DocumentNode, operationName: string | null): Run {
    return async (ctx, variables, rootValue) =>
      executeByReference({
        schema: this.schema,
        document,
        rootValue,
        operationName,
        variableValues: variables,
        contextValue: ctx,
      });
  }

  #compiledOf(key: string, document: DocumentNode, operationName: string | null): CompiledQuery | undefined {
    if (this.way === 'reference') return undefined;
    const known = this.#compiled.get(key);
    if (known || !this.#recurring.hasRecurred(key)) return known;
    const compiled = this.#compile(document, operationName);
    this.#compiled.set(key, compiled);
    return compiled;
  }

  #compile(document: DocumentNode, operationName: string | null): CompiledQuery {
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
    return compiled;
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
