import type { FastifyReply } from 'fastify';
import { problemCodes } from '../../../schema/problem-codes.ts';
import { type Problem, TooManyAttempts } from '../../core/operation/problem.ts';

/** Sends a Problem: the status of its code, its message, field, and what else a path adds. */
export const refuse = (reply: FastifyReply, problem: Problem, more: object = {}) => {
  if (problem instanceof TooManyAttempts) void reply.header('retry-after', String(problem.retryAfterSeconds));
  const { code, message, field } = problem;
  const { status } = problemCodes[code];
  if (status === 503) void reply.header('retry-after', '5');
  return reply.code(status).send({ success: false, message, code, ...(field && { field }), ...more });
};
