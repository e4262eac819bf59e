import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Executor, Run } from './executor.ts';
import { isAlwaysAffordable } from './limits.ts';
import { isShareable } from './shareable.ts';

export interface KnownDocument {
  run: Run;
  /** Whether every viewer gets the same answer. */
  isShareable: boolean;
}

/**
 * Documents that Apollo has parsed, validated and served without an error before. They are found by their
 * text and run at once. Only what can never be too costly, whatever its variables, gets in.
 */
export class KnownDocuments {
  readonly #known = new Map<string, KnownDocument>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly executor: Executor,
    private readonly kept = 500,
  ) {}

  find(text: string, operationName: string | null): KnownDocument | undefined {
    return this.#known.get(keyOf(text, operationName));
  }

  admit(
    text: string,
    document: DocumentNode,
    operationName: string | null,
    variables: Record<string, unknown> | null,
  ): void {
    const key = keyOf(text, operationName);
    if (this.#known.has(key)) return;
    const { schema } = this;
    if (!isAlwaysAffordable({ schema, document, operationName, variables })) return;
    if (this.#known.size >= this.kept) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(key, {
      run: this.executor.runOf(text, document, operationName),
      isShareable: isShareable(schema, document, operationName),
    });
  }
}

const keyOf = (text: string, operationName: string | null) => `${operationName ?? ''} ${text}`;
