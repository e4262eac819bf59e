import { randomUUID } from 'node:crypto';
import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { expect } from 'vitest';
import { Viewer } from '../core/access/viewer.ts';
import { noCookies } from '../core/operation/cookie-jar.ts';
import { Ctx, type Services } from '../core/operation/ctx.ts';
import { readSession } from '../domains/identity/sessions/read-session.ts';
import { hashOf } from '../domains/identity/sessions/token.ts';
import { formatted } from '../doors/graphql/errors.ts';
import { Executor } from '../doors/graphql/executor.ts';
import { OperationCompiler } from '../fast-path/operations/operation-compiler.ts';
import { buildSchema } from '../schema.ts';
import { expectDeclaredLeaves } from './declared-leaves.ts';
import { testFastPath } from './fast-path.ts';

let schema: GraphQLSchema | undefined;

const noLog = { error: () => undefined, warn: () => undefined };

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; extensions?: { code?: unknown; field?: unknown } }[];
}

/**
 * Runs every query of the suite in the other executor, and expects the same result; for mutations it checks
 * the types of the response.
 */
export class SecondOpinion {
  readonly #executor: Executor;

  constructor(private readonly services: Services) {
    schema ??= buildSchema();
    const isCompiled = testFastPath.has('operations');
    this.#executor = new Executor(schema, isCompiled ? undefined : new OperationCompiler(schema));
  }

  /** Skips mutations, and requests refused before execution. */
  async expectSame(
    text: string,
    variables: Record<string, unknown>,
    token: string | undefined,
    answer: Answer,
  ): Promise<void> {
    const code = answer.errors?.[0]?.extensions?.code;
    if (answer.data === undefined && code !== 'BAD_USER_INPUT') return;
    const document = parse(text);
    if (answer.data) expectDeclaredLeaves(schema!, document, answer.data);
    if (getOperationAST(document)?.operation !== 'query') return;
    const session = token ? await readSession(this.services.sql, hashOf(token), this.services.clock()) : null;
    const ctx = new Ctx(this.services, new Viewer(session), randomUUID(), noCookies, () => '127.0.0.1');
    const { data, errors } = await this.#executor.runOf(text, document, null)(ctx, variables);
    if (answer.data === undefined) {
      // Errors in variables are worded differently, but both executors report them.
      expect(data).toBeUndefined();
      return;
    }
    const formattedErrors = errors?.map(error => formatted(error, ctx.requestId, noLog));
    expect(comparable({ data: JSON.parse(JSON.stringify(data)), errors: formattedErrors })).toEqual(
      comparable(answer),
    );
  }
}

const comparable = ({ data, errors }: Answer) => ({
  data,
  errors: errors?.map(({ message, path, extensions }) => ({
    message,
    path,
    code: extensions?.code,
    field: extensions?.field,
  })),
});
