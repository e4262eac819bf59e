import type { FastifyReply } from 'fastify';
import { type Problem, TooManyAttempts } from '../core/problem.ts';

/** The HTTP status of each refusal that the REST paths can meet; what is not listed is a bad request. */
const statuses: Record<string, number> = {
  EmailTaken: 409,
  WrongCredentials: 401,
  TooManyAttempts: 429,
};

/** Answers a refusal: its status, the words and the field it speaks of. */
export const refuse = (reply: FastifyReply, problem: Problem) => {
  if (problem instanceof TooManyAttempts) void reply.header('retry-after', String(problem.retryAfterSeconds));
  const { code, message, field } = problem;
  return reply
    .code(statuses[problem.constructor.name] ?? 400)
    .send({ success: false, message, code, ...(field && { field }) });
};
