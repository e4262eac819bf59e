import { problemCodes } from '../../../schema/problem-codes.ts';
import { problemRemedies } from '../../../schema/problem-remedies.ts';
import { enumType } from '../graphql/enum-type.ts';
import { mapValues } from '../values/map-values.ts';

export const ProblemCode = enumType(
  'ProblemCode',
  'Stable code of a refusal for programs. Each value says what to do about it.',
  mapValues(problemCodes, ({ description }, code) => `${description} ${problemRemedies[code]}`),
);
export type ProblemCode = keyof typeof problemCodes;
