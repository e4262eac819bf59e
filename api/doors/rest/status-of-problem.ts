import type { FastifyReply } from 'fastify';
import { type Problem, TooManyAttempts } from '../../core/operation/problem.ts';

/** HTTP status of each Problem that the REST paths can return; 400 if not listed. */
const statuses: Record<string, number> = {
  EmailTaken: 409,
  ApplicationNotFound: 404,
  ApplicationMoved: 409,
  StepAlreadyDone: 409,
  StepClosed: 409,
  FileTooLarge: 413,
  TooManyDocuments: 409,
  EinTaken: 409,
  UnknownEin: 404,
  WrongCode: 401,
  CodeNotSent: 503,
  WrongCredentials: 401,
  TooManyAttempts: 429,
  OrderNotFound: 404,
  HoldEnded: 409,
  NothingToPay: 409,
  PaymentUnavailable: 503,
};

/** Sends a Problem: its status, message, field, and what else a path adds. */
export const refuse = (reply: FastifyReply, problem: Problem, more: object = {}) => {
  if (problem instanceof TooManyAttempts) void reply.header('retry-after', String(problem.retryAfterSeconds));
  const { code, message, field } = problem;
  const status = statuses[problem.constructor.name] ?? 400;
  if (status === 503) void reply.header('retry-after', '5');
  return reply.code(status).send({ success: false, message, code, ...(field && { field }), ...more });
};
