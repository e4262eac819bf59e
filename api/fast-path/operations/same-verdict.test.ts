import { type GraphQLError, parse, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Executor } from '../../doors/graphql/executor.ts';
import { expectWithinLimits, limitRules } from '../../doors/graphql/limits.ts';
import { buildSchema } from '../../schema.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { type GeneratedDocument, generatedDocument } from '../../testing/generated-documents.ts';
import { LiveVisitor } from '../../testing/live-visitor.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { OperationCache } from './operation-cache.ts';

const schema = buildSchema();

type Variables = Record<string, unknown>;

/** The result of the cost check, as every uncached path runs it: nothing, or the code of the refusal. */
const verdictOf = (query: string, variables: Variables): string => {
  try {
    expectWithinLimits({ schema, document: parse(query), variables });
    return 'within';
  } catch (error) {
    return String((error as GraphQLError).extensions.code);
  }
};

const isValid = ({ query }: GeneratedDocument) =>
  validate(schema, parse(query), [...specifiedRules, ...limitRules]).length === 0;

test('3,000 documents get the same verdict after a cheap call as before any', () => {
  const executor = new Executor(schema);
  const verdicts: Record<string, number> = {};
  for (let seed = 1; seed <= 3000; seed++) {
    const generated = generatedDocument(seed);
    if (!isValid(generated)) continue;
    const { query, cheap, others } = generated;
    if (verdictOf(query, cheap) !== 'within') continue;
    const known = new OperationCache(schema, executor);
    known.add(query, parse(query), null, cheap);
    for (const variables of others) {
      const verdict = verdictOf(query, variables);
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
      const isAccepted = known.find(query, null)!.pointsWith(variables) !== undefined;
      expect(isAccepted, `${seed}: ${query} ${JSON.stringify(variables)}`).toBe(verdict === 'within');
    }
  }
  // The generator produces each of them often enough for the test to mean something.
  for (const code of ['within', 'QUERY_TOO_COSTLY', 'BAD_USER_INPUT'])
    expect(verdicts[code], code).toBeGreaterThan(300);
}, 300_000);

describe('through the doors', () => {
  let marketplace: Marketplace;
  beforeAll(async () => {
    marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
    await aKitchen(marketplace, await aCity(marketplace));
  });
  afterAll(() => marketplace.close());

  const overHttp = async (query: string, variables: Variables): Promise<string> => {
    const response = await marketplace.anonymous().send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return outcomeOf(JSON.parse(await response.text()));
  };

  const overSocket = async (live: LiveVisitor, query: string, variables: Variables): Promise<string> => {
    try {
      for await (const answer of live.client.iterate({ query, variables })) return outcomeOf(answer);
      return 'nothing';
    } catch (refused) {
      return outcomeOf({ errors: refused as Errors });
    }
  };

  test('150 documents: first, compiled, cached, and over a socket', async () => {
    const live = new LiveVisitor(marketplace.anonymous());
    for (let seed = 20_000; seed < 20_150; seed++) {
      const generated = generatedDocument(seed);
      const { query, cheap, others } = generated;
      if (!isValid(generated) || verdictOf(query, cheap) !== 'within') continue;
      for (const _ of [1, 2, 3]) await overHttp(query, cheap);
      for (const [index, variables] of others.entries()) {
        const first = await overHttp(`${query} # ${index}`, variables);
        const what = `${seed}: ${query} ${JSON.stringify(variables)}`;
        for (const _ of ['known', 'remembered']) expect(await overHttp(query, variables), what).toBe(first);
        expect(await overSocket(live, query, variables), what).toBe(first);
      }
    }
    await live.leave();
  });
});

type Errors = readonly { extensions?: { code?: unknown } }[];

const outcomeOf = ({ errors }: { errors?: Errors | undefined }): string =>
  errors ? String(errors[0]?.extensions?.code) : 'answered';
