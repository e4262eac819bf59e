import * as z from 'zod';
import { momentForm, momentOf } from '../../core/graphql/scalars.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { boundedInput, boundedText } from '../../core/values/bounded-input.ts';

/** A field of a JSON body: how it is read, and what it may hold. */
export interface Field<Value = unknown> {
  description: string;
  /** The rule that the operation checks it by; reading checks its type alone, so that the operation words the refusal. */
  rule: z.core.$ZodType;
  /** Undefined where an example of the body does not have the field. */
  example: unknown;
  isRequired: boolean;
  read(value: unknown, name: string): Value;
}

export type Fields = Record<string, Field>;
export type ValuesOf<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends Field<infer Value> ? Value : never;
};

interface Described {
  example?: unknown;
  /** Where it is needed in some requests only. */
  isOptional?: boolean;
}

const isMissing = (value: unknown): value is undefined | null => value === undefined || value === null;

/** A text; empty where it is missing. */
export const text = (
  description: string,
  rule: z.core.$ZodType,
  { example, isOptional }: Described,
): Field<string> => ({
  description,
  rule,
  example,
  isRequired: !isOptional && !z.safeParse(rule, '').success,
  read: (value, name) => {
    if (isMissing(value)) return '';
    if (typeof value === 'string') return value;
    throw new MalformedInput(`${name} must be text.`, name);
  },
});

/** A text that may also be a number; undefined where it is missing or empty. */
export const optionalText = (description: string, { example }: Described): Field<string | undefined> => ({
  description,
  rule: z.string(),
  example,
  isRequired: false,
  read: (value, name) => {
    if (isMissing(value) || value === '') return undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new MalformedInput(`${name} must be text.`, name);
  },
});

/** True or false; false where it is missing. */
export const flag = (description: string, { example, isOptional }: Described): Field<boolean> => ({
  description,
  rule: z.boolean(),
  example,
  isRequired: !isOptional,
  read: (value, name) => {
    if (isMissing(value)) return false;
    if (typeof value === 'boolean') return value;
    throw new MalformedInput(`${name} must be true or false.`, name);
  },
});

const amount = /^\d{1,7}(\.\d{1,2})?$/;

/** An amount in decimal dollars, such as 12.5 or "12.50", as whole cents. */
export const dollarAmount = (description: string, { example }: Described): Field<number> => ({
  description,
  rule: z.union([z.number(), z.string().regex(amount)]),
  example,
  isRequired: true,
  read: (value, name) => {
    const written = typeof value === 'number' ? String(value) : value;
    if (typeof written === 'string' && amount.test(written)) return Math.round(Number(written) * 100);
    throw new MalformedInput(`${name} must be an amount in dollars, such as 12.50.`, name);
  },
});

/** The declared fields of a JSON body. */
export const readBody = (body: unknown, fields: Fields): Record<string, unknown> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new MalformedInput('Please send a JSON object.');
  boundedInput(body);
  const given = body as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { read }]) => [name, read(given[name], name)]),
  );
};

/** A query parameter as text; refused when repeated. */
export const readQuery = (query: unknown, name: string): string | undefined => {
  const value = (query as Record<string, unknown>)[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string') return boundedText(value, name);
  throw new MalformedInput(`${name} must be given once.`, name);
};

/** A moment in time of a query parameter; null when it is absent. */
export const queryMoment = (text: string | undefined, name: string): Date | null => {
  if (text === undefined) return null;
  const moment = momentOf(text);
  if (!moment) throw new MalformedInput(momentForm, name);
  return moment;
};
