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
import type { Ctx } from '../core/ctx.ts';
import { hasPlainLeaves } from './plain-leaves.ts';

/** `root` is what a subscription answers: the signal it heard. */
export type Run = (
  ctx: Ctx,
  variables: Record<string, unknown> | null,
  root?: unknown,
) => Promise<ExecutionResult>;

/** Runs parsed and validated documents. `compiled` turns each into a function once; `reference` is graphql-js. */
export class Executor {
  /** Compiling costs time and memory, and clients choose what is compiled: the oldest make room. */
  readonly #compiled = new Map<string, CompiledQuery>();
  readonly #keptDocuments = 500;
  readonly #mutationsAsQueries: GraphQLSchema;

  constructor(
    readonly schema: GraphQLSchema,
    private readonly way: 'compiled' | 'reference',
  ) {
    this.#mutationsAsQueries = new GraphQLSchema({ ...schema.toConfig(), query: schema.getMutationType() });
  }

  /** A function for one operation of a document; `text` names the document. */
  runOf(text: string, document: DocumentNode, operationName: string | null): Run {
    const compiled = this.way === 'compiled' ? this.#compile(text, document, operationName) : null;
    if (compiled) {
      const defaults = requiredDefaults(document, operationName);
      return async (ctx, variables, root) => compiled.query(root, ctx, { ...defaults, ...variables });
    }
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

  #compile(text: string, document: DocumentNode, operationName: string | null): CompiledQuery | null {
    const key = `${operationName ?? ''} ${text}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const alone = asQueryIfAlone(document, operationName);
    const compiled = compileQuery(
      alone ? this.#mutationsAsQueries : this.schema,
      alone ?? document,
      operationName ?? undefined,
      {
        disablingCapturingStackErrors: true,
        // Looking at each value once more costs as much as all else that is done with it here. Scalars of our own
        // are serialized nevertheless.
        disableLeafSerialization: hasPlainLeaves(this.schema, document),
      },
    );
    if (!isCompiledQuery(compiled)) throw new GraphQLError('This operation cannot be run.');
    if (this.#compiled.size >= this.#keptDocuments) {
      this.#compiled.delete(this.#compiled.keys().next().value!);
    }
    this.#compiled.set(key, compiled);
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
