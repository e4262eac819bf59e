import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { expect } from 'vitest';
import { Viewer } from '../core/access/viewer.ts';
import { noCookies } from '../core/operation/cookie-jar.ts';
import { Ctx, type Services } from '../core/operation/ctx.ts';
import { readCredential } from '../domains/identity/sessions/read-credential.ts';
import { formatted } from '../doors/graphql/errors.ts';
import { Executor } from '../doors/graphql/executor.ts';
import type { Credential } from '../doors/graphql/socket-protocol.ts';
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

  /**
   * Skips mutations, and requests refused before execution. Background tasks may change rows between the two
   * executions: then the other executor is compared with an answer that was the same before and after it.
   */
  async expectSame(
    text: string,
    variables: Record<string, unknown>,
    { token, sentToken }: Credential,
    answer: Answer,
    askAgain: () => Promise<Answer>,
  ): Promise<void> {
    const code = answer.errors?.[0]?.extensions?.code;
    if (answer.data === undefined && code !== 'BAD_USER_INPUT') return;
    const document = parse(text);
    if (answer.data) expectDeclaredLeaves(schema!, document, answer.data);
    if (getOperationAST(document)?.operation !== 'query') return;
    const run = this.#executor.runOf(text, document, null);
    const inOther = async (): Promise<Answer> => {
      const { sql, clock } = this.services;
      const session = token ? await readCredential(sql, token, clock()) : null;
      const viewer = new Viewer(session, undefined, sentToken);
      const ctx = new Ctx(this.services, viewer, randomUUID(), noCookies, () => '127.0.0.1');
      const { data, errors } = await run(ctx, variables);
      return { data, errors: errors?.map(error => formatted(error, ctx.requestId, noLog)) };
    };
    const other = await inOther();
    if (answer.data === undefined) {
      // Errors in variables are worded differently, but both executors report them.
      expect(other.data).toBeUndefined();
      return;
    }
    if (isSame(other, answer)) return;
    const [between, after] = await answersAround(inOther, answer, askAgain);
    expect(comparable(between)).toEqual(comparable(after));
  }
}

/** Repeats both until the answer before one of the other executor is that after it, which rows at rest give at once. */
const answersAround = async (
  inOther: () => Promise<Answer>,
  answer: Answer,
  askAgain: () => Promise<Answer>,
): Promise<[between: Answer, after: Answer]> => {
  let before = answer;
  for (;;) {
    const between = await inOther();
    const after = await askAgain();
    if (isSame(before, after)) return [between, after];
    before = after;
  }
};

const isSame = (one: Answer, other: Answer): boolean => isDeepStrictEqual(comparable(one), comparable(other));

const comparable = ({ data, errors }: Answer) => ({
  data: JSON.parse(JSON.stringify(data ?? null)),
  errors: errors?.map(({ message, path, extensions }) => ({
    message,
    path,
    code: extensions?.code,
    field: extensions?.field,
  })),
});
