import { problemCodes } from '../../../schema/problem-codes.ts';
import { enumType } from '../graphql/enum-type.ts';
import { mapValues } from '../values/map-values.ts';

export const ProblemCode = enumType(
  'ProblemCode',
  'Stable code of a refusal for programs.',
  mapValues(problemCodes, ({ description }) => description),
);
export type ProblemCode = keyof typeof problemCodes;
