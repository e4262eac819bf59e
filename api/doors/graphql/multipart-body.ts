import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import { uploadLimitBytes } from '../../../schema/constants.ts';
import { signedIn, withScope } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';

/**
 * At most one file. The parser rejects a file of exactly its limit, so its limit is one byte higher; longer
 * files are found by counting (platform/files/take-in.ts).
 */
const limits = { maxFiles: 1, maxFileSize: uploadLimitBytes + 1, maxFieldSize: 100 * 1024 };

/** Headers that a form on another site cannot send; Apollo requires the same and reports the error. */
const preflighted = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Reads the operation of a multipart request. Reads nothing when the viewer may not upload. */
export const multipartBody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, services }: Ctx,
): Promise<unknown> => {
  if (!preflighted.some(name => request.headers[name])) return undefined;
  viewer.mustChange(withScope('MENU_WRITE', signedIn));
  await services.uploads.assertRoom();
  // The parser waits for an event that has passed when the sender has left already.
  if (request.raw.destroyed) throw incomplete('The request did not arrive whole.');
  try {
    return await processRequest(request.raw, reply.raw, limits);
  } catch (error) {
    throw incomplete((error as Error).message);
  }
};

const incomplete = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
