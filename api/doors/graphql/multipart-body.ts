import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import { uploadLimitBytes } from '../../../schema/constants.ts';
import { signedIn } from '../../core/rules.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

/**
 * One file at most. A parser calls a file of exactly its limit too long, so its limit lies one byte
 * higher; what is too long is then found by counting (platform/files/take-in.ts).
 */
const limits = { maxFiles: 1, maxFileSize: uploadLimitBytes + 1, maxFieldSize: 100 * 1024 };

/** Headers that a form on another site cannot send; Apollo asks for the same ones and words the refusal. */
const preflighted = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** The operation in a multipart request. Nothing is read for who may not send a file at all. */
export const multipartBody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  requestCtx: RequestCtx,
): Promise<unknown> => {
  if (!preflighted.some(name => request.headers[name])) return undefined;
  const { viewer, services } = await requestCtx.of(request, reply);
  viewer.must(signedIn);
  await services.uploads.assertRoom();
  try {
    return await processRequest(request.raw, reply.raw, limits);
  } catch (error) {
    throw new GraphQLError((error as Error).message, { extensions: { code: 'BAD_REQUEST' } });
  }
};
