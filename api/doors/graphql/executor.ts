import {
  type DocumentNode,
  type ExecutionResult,
  execute as executeByReference,
  GraphQLError,
  GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Ctx } from '../../core/ctx.ts';
import { documentCache, documentKey, RecurringDocuments } from './document-cache.ts';
import { IntrospectionAnswers } from './introspection-answers.ts';
import { mayLeaveLeavesUnserialized } from './skip-leaf-serialization.ts';

/** `root` is what a subscription answers: the signal it heard. */
export type Run = (
  ctx: Ctx,
  variables: Record<string, unknown> | null,
  root?: unknown,
) => Promise<ExecutionResult>;

/**
 * Runs parsed and validated documents. `compiled` turns each that comes again into a function; `reference` is graphql-js,
 * which also runs those that came once. Compiling costs time and memory, and clients choose what is compiled.
 */
export class Executor {
  readonly #compiled = documentCache<CompiledQuery>();
  readonly #recurring: RecurringDocuments;
  readonly #mutationsAsQueries: GraphQLSchema;
  readonly #introspection = new IntrospectionAnswers();

  /** `compiledFrom`: at which use a document is compiled. */
  constructor(
    readonly schema: GraphQLSchema,
    private readonly way: 'compiled' | 'reference',
    compiledFrom = 1,
  ) {
    this.#recurring = new RecurringDocuments(compiledFrom);
    this.#mutationsAsQueries = new GraphQLSchema({ ...schema.toConfig(), query: schema.getMutationType() });
  }

  /** A function for one operation of a document; `text` names the document. */
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

  /** A function that compiles nothing: for what is not run often enough to be worth it. */
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
        // Looking at each value once more costs as much as all else that is done with it here. Scalars of our own
        // are serialized nevertheless.
        disableLeafSerialization: mayLeaveLeavesUnserialized(this.schema, document),
      },
    );
    if (!isCompiledQuery(compiled)) throw new GraphQLError('This operation cannot be run.');
    return compiled;
  }
}

/**
 * A mutation of a single field with its operation called a query: there is nothing it would have to wait for. What
 * graphql-jit makes of mutations keeps everything of a request alive until the next full collection (decision 44).
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

/** graphql-jit overlooks the default of a variable that must not be null, so it is given one by hand. */
const requiredDefaults = (document: DocumentNode, operationName: string | null): Record<string, unknown> => {
  const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const defaults = variables.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
      : [],
  );
  return Object.fromEntries(defaults);
};
