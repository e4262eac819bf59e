import { type GraphQLFailure, TiffinError } from './tiffin-error.ts';

interface Answer {
  data?: unknown;
  errors?: GraphQLFailure[];
}

/** The data of a response; throws a `TiffinError` if there is none, or errors beside it. */
export const dataOf = async (response: Response): Promise<unknown> => {
  const { data, errors = [] } = await answerOf(response);
  const [error] = errors;
  if (!error) return data;
  const { code = 'UNKNOWN', requestId = requestIdOf(response) } = error.extensions ?? {};
  throw new TiffinError(error.message, { code, status: response.status, requestId, errors, data });
};

/** There was no response, or none of the marketplace. */
export const unanswered = (cause: unknown, response?: Response): TiffinError => {
  const status = response?.status;
  const reason = status ? `status ${status}` : cause instanceof Error ? cause.message : String(cause);
  return new TiffinError(`The marketplace does not answer: ${reason}`, {
    code: 'NO_ANSWER',
    status,
    requestId: response && requestIdOf(response),
    cause,
  });
};

const requestIdOf = ({ headers }: Response): string | undefined => headers.get('x-request-id') ?? undefined;

const answerOf = async (response: Response): Promise<Answer> => {
  try {
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return answer;
  } catch (error) {
    throw unanswered(error, response);
  }
  throw unanswered(undefined, response);
};

const isAnswer = (answer: unknown): answer is Answer => {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('errors' in answer)) return 'data' in answer;
  const { errors } = answer;
  return Array.isArray(errors) && errors.length > 0 && errors.every(isFailure);
};

const isFailure = (error: unknown): error is GraphQLFailure =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
