import {
  type DocumentNode,
  type ExecutionResult,
  execute as executeByReference,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Ctx } from '../core/ctx.ts';

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

  constructor(
    readonly schema: GraphQLSchema,
    private readonly way: 'compiled' | 'reference',
  ) {}

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
    const compiled = compileQuery(this.schema, document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) throw new GraphQLError('This operation cannot be run.');
    if (this.#compiled.size >= this.#keptDocuments) {
      this.#compiled.delete(this.#compiled.keys().next().value!);
    }
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

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
