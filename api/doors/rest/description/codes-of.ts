import { type GraphQLSchema, getNamedType, isUnionType } from 'graphql';
import type { ProblemCode } from '../../../core/operation/problem-code.ts';
import type { Route } from '../route.ts';

/** The codes of the Problems that a route can send: its own, and those in the result unions of its mutations. */
export const codesOf = ({ mutations = [], problems = [] }: Route, schema: GraphQLSchema): ProblemCode[] => {
  const codes = new Set([...problems, ...mutations.flatMap(name => codesOfMutation(name, schema))]);
  return [...codes].toSorted();
};

const codesOfMutation = (name: string, schema: GraphQLSchema): ProblemCode[] => {
  const field = schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`There is no mutation ${name}, which a REST route names.`);
  const result = getNamedType(field.type);
  const members = isUnionType(result) ? result.getTypes() : [];
  return members.flatMap(({ extensions: { code } }) => (isCode(code) ? [code] : []));
};

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string';
