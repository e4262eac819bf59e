import type { FastifyInstance, FastifyRequest } from 'fastify';

const multipart = 'multipart/form-data';

/** Lets forms with a file through to the routes of a scope, unread. All other routes go on refusing them. */
export const leaveMultipartUnread = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(multipart, (_request, _payload, done) => done(null));
};

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(multipart) ?? false;
