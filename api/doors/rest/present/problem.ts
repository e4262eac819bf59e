import * as z from 'zod';
import { problemCodes } from '../../../../schema/problem-codes.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import type { ProblemCode } from '../../../core/operation/problem-code.ts';
import {
  RegistrationRefused,
  UnknownEin,
  WrongEinFormat,
} from '../../../domains/onboarding/registration/registration-problems.ts';

const message = z.string().meta({
  description: 'Message for people: what happened and what to do next.',
  examples: ['Please sign in first.'],
});
const field = z
  .string()
  .optional()
  .meta({
    description: 'Field of the request that it is about; absent when it is about none.',
    examples: ['email'],
  });
const requestId = z.string().meta({
  description: 'ID of the request, as in the header `X-Request-Id`; name it when you ask for help.',
  examples: ['0b0d0a5e-6c0a-4d6c-9f0e-0d8f5a6f7b1c'],
});

/** What is sent with an error status by what is not an operation: a malformed body, no permission, an outage. */
export const refusalShape = z
  .object({ message, field, requestId })
  .meta({ id: 'Refusal', description: 'A request that was refused before its operation, or failed.' });

const codes = Object.keys(problemCodes) as ProblemCode[];

export const problemCodeShape = z
  .enum(codes)
  .meta({ id: 'ProblemCode', description: 'Stable code of a refusal for programs.' });

/** A Problem, with what the specification's screens read besides the message; the hook of failures adds the request's id. */
export const problemShape = z
  .object({
    success: z.literal(false),
    message,
    code: problemCodeShape,
    field,
    requestId,
    title: z
      .string()
      .optional()
      .meta({ description: 'Title of two or three words; of REGISTRATION_REFUSED.' }),
    step: z
      .int()
      .optional()
      .meta({ description: 'Step of the registration to correct, 1 to 3; of REGISTRATION_REFUSED.' }),
    isNewSupplier: z
      .literal(true)
      .optional()
      .meta({ description: 'Of UNKNOWN_EIN: registration comes next.' }),
    userAction: z.literal('fix_ein_format').optional().meta({ description: 'Of WRONG_EIN_FORMAT.' }),
  })
  .meta({ id: 'Problem', description: 'Expected refusal of an operation. Compare `code`, show `message`.' });

export const presentProblem = (problem: Problem): Omit<z.output<typeof problemShape>, 'requestId'> => {
  const { code, message, field } = problem;
  return { success: false, message, code, ...(field && { field }), ...moreOf(problem) };
};

const moreOf = (problem: Problem) => {
  if (problem instanceof RegistrationRefused) return { title: problem.title, step: problem.step };
  if (problem instanceof UnknownEin) return { isNewSupplier: true as const };
  if (problem instanceof WrongEinFormat) return { userAction: 'fix_ein_format' as const };
  return {};
};
