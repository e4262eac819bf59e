import { glob, readFile } from 'node:fs/promises';
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type TypeNode,
  typeFromAST,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { costLimit, costOf } from './cost.ts';

const schema = buildSchema();

const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, LocalDate: '2026-11-17' };

const sampleOf = (type: GraphQLInputType): unknown => {
  const named = getNamedType(type);
  const one = isEnumType(named) ? named.getValues()[0]!.name : (samples[named.name] ?? 'x');
  return isListType(getNullableType(type)) ? [one] : one;
};

/**
 * A value for each required variable; undefined when one is an input object or a file, which are not
 * generated.
 */
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) => {
  const required = variableDefinitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const types = required.map(({ type }) => typeFromAST(schema, type as TypeNode) as GraphQLInputType);
  const isMadeUp = (type: GraphQLInputType) =>
    isInputObjectType(getNamedType(type)) || getNamedType(type).name === 'Upload';
  if (types.some(isMadeUp)) return undefined;
  return Object.fromEntries(required.map(({ variable }, n) => [variable.name.value, sampleOf(types[n]!)]));
};

test('every document of the client costs less than the limit', async () => {
  const texts: string[] = [];
  for await (const file of glob('web/**/*.graphql')) texts.push(await readFile(file, 'utf8'));
  const { definitions } = parse(texts.join('\n'));
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(print);
  const operations = definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION);
  const judged = operations.flatMap(operation => {
    const variables = variablesOf(operation);
    return variables ? [{ operation, variables }] : [];
  });
  expect(judged.length).toBeGreaterThan(50);
  const tooCostly = judged.flatMap(({ operation, variables }) => {
    const document = parse([print(operation), ...fragments].join('\n'));
    const operationName = operation.name!.value;
    const cost = costOf({ schema, document, operationName, variables });
    return cost > costLimit ? [`${operationName}: ${cost}`] : [];
  });
  expect(tooCostly).toEqual([]);
});
