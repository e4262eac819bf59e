import type { FastifyRequest } from 'fastify';
import { MalformedInput } from '../core/failures.ts';

/** The named fields of a JSON body as text; others are dropped, wrong kinds are refused. */
export const textFields = <Name extends string>(
  request: FastifyRequest,
  ...names: Name[]
): Record<Name, string> => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new MalformedInput('Please send a JSON object.');
  }
  const fields = names.map(name => {
    const value = (body as Record<string, unknown>)[name];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new MalformedInput(`${name} must be text.`, name);
    }
    return [name, value ?? ''];
  });
  return Object.fromEntries(fields);
};

/** A query parameter as text; repeated ones are refused. */
export const queryText = (request: FastifyRequest, name: string): string | undefined => {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new MalformedInput(`${name} must be given once.`, name);
};
