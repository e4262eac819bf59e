import type { FastifyReply } from 'fastify';
import { problemCodes } from '../../../schema/problem-codes.ts';
import { type Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { presentProblem } from './present/problem.ts';

/** Sends a Problem with the status of its code. */
export const refuse = (reply: FastifyReply, problem: Problem) => {
  if (problem instanceof TooManyAttempts) void reply.header('retry-after', String(problem.retryAfterSeconds));
  const { status } = problemCodes[problem.code];
  if (status === 503) void reply.header('retry-after', '5');
  return reply.code(status).send(presentProblem(problem));
};
