import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';
import type { OperationWatch } from '../../core/interfaces/operation-watch.ts';
import type { Tracing } from '../../core/interfaces/tracing.ts';
import { documentKey } from './document-cache.ts';
import { IntrospectionAnswers } from './introspection-answers.ts';
import { isPubliclyCacheable } from './is-publicly-cacheable.ts';
import type { Run } from './run.ts';
import { tracedRun } from './traced-run.ts';
import { watchedRun } from './watched-run.ts';

/** A faster way to run a document than interpreting it. */
export interface Compiler {
  /** Returns a function for an operation, or undefined while it is not worth compiling; counts each call as a use. */
  compile(key: string, document: DocumentNode, operationName: string | null): Run | undefined;
}

/** Runs parsed and validated documents: by graphql-js, or by a compiler where one is given. */
export class Executor {
  readonly #introspection = new IntrospectionAnswers();

  constructor(
    readonly schema: GraphQLSchema,
    private readonly compiler?: Compiler,
    private readonly watch?: OperationWatch,
    private readonly tracing?: Tracing,
  ) {}

  /** Returns a function for one operation of a document; `text` identifies the document. */
  runOf(text: string, document: DocumentNode, operationName: string | null): Run {
    const key = documentKey(text, operationName);
    const interpreted = this.interpret(document, operationName);
    let isPublic: boolean | undefined;
    let compiled: Run | undefined;
    const run: Run = this.#introspection.wrap(key, document, operationName, async (ctx, variables, root) => {
      // Few servers have a standby, and looking through a document takes longer than running many.
      if (ctx.hasStandby) {
        isPublic ??= isPubliclyCacheable(this.schema, document, operationName);
        if (isPublic) ctx.readPublicly();
      }
      compiled ??= this.compiler?.compile(key, document, operationName);
      return (compiled ?? interpreted)(ctx, variables, root);
    });
    const seen = this.tracing ? tracedRun(run, document, operationName, this.tracing) : run;
    return this.watch ? watchedRun(seen, document, operationName, this.watch) : seen;
  }

  /** Returns a function that never compiles, for operations too rare to be worth it. */
  interpret(document: DocumentNode, operationName: string | null): Run {
    return async (ctx, variables, rootValue) =>
      execute({
        schema: this.schema,
        document,
        rootValue,
        operationName,
        variableValues: variables,
        contextValue: ctx,
      });
  }
}
