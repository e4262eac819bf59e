import type { FastifyInstance, FastifyRequest } from 'fastify';

const multipart = 'multipart/form-data';

/** Passes multipart bodies unparsed to the routes of a scope. All other routes still refuse them. */
export const leaveMultipartUnread = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(multipart, (_request, _payload, done) => done(null));
};

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(multipart) ?? false;
