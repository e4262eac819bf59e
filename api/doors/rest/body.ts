import type { FastifyRequest } from 'fastify';
import { MalformedInput } from '../../core/operation/failures.ts';
import { boundedInput, boundedText } from '../../core/values/bounded-input.ts';

const objectBody = ({ body }: FastifyRequest): Record<string, unknown> => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    boundedInput(body);
    return body as Record<string, unknown>;
  }
  throw new MalformedInput('Please send a JSON object.');
};

/** The named text fields of a JSON body; others are dropped, wrong types are refused. */
export const textFields = <Name extends string>(
  request: FastifyRequest,
  ...names: Name[]
): Record<Name, string> => {
  const body = objectBody(request);
  const fields = names.map(name => {
    const value = body[name];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new MalformedInput(`${name} must be text.`, name);
    }
    return [name, value ?? ''];
  });
  return Object.fromEntries(fields);
};

/** The named boolean fields of a JSON body; missing ones are false. */
export const flagFields = <Name extends string>(
  request: FastifyRequest,
  ...names: Name[]
): Record<Name, boolean> => {
  const body = objectBody(request);
  const fields = names.map(name => {
    const value = body[name] ?? false;
    if (typeof value !== 'boolean') throw new MalformedInput(`${name} must be true or false.`, name);
    return [name, value];
  });
  return Object.fromEntries(fields);
};

/** An optional field of a JSON body as text; a number is converted. */
export const optionalText = (request: FastifyRequest, name: string): string | undefined => {
  const value = objectBody(request)[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new MalformedInput(`${name} must be text.`, name);
};

/** An amount in decimal dollars, such as 12.5 or "12.50", as whole cents. */
export const dollarAmount = (request: FastifyRequest, name: string): number => {
  const text = optionalText(request, name);
  if (text !== undefined && /^\d{1,7}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 100);
  throw new MalformedInput(`${name} must be an amount in dollars, such as 12.50.`, name);
};

/** A query parameter as text; refused when repeated. */
export const queryText = (request: FastifyRequest, name: string): string | undefined => {
  const value = (request.query as Record<string, unknown>)[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string') return boundedText(value, name);
  throw new MalformedInput(`${name} must be given once.`, name);
};
