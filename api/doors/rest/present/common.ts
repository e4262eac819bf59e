import * as z from 'zod';

/** The values of an enum in lower case, as specified. */
export const lowerCase = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>;

export const lowerCaseEnum = <Value extends string>(values: Readonly<Record<Value, Value>>) =>
  z.enum(Object.values<Value>(values).map(lowerCase));

/** Money in decimal dollars, as specified. */
export const dollars = (cents: number): number => cents / 100;

/** PostgreSQL's text as ISO 8601. */
export const moment = (timestamp: string): string => new Date(timestamp).toISOString();

const exampleId = '019a8c2e-5b7d-7c3a-9d52-6f1c0b8e4a17';

export const id = (of: string) =>
  z.string().meta({ description: `ID of ${of}; opaque.`, examples: [exampleId] });

export const dollarsShape = (description: string) =>
  z.number().meta({ description: `${description}, in dollars.`, examples: [12.5] });

export const momentShape = (description: string) =>
  z.iso.datetime().meta({ description, examples: ['2026-11-20T15:00:00.000Z'] });

export const dayShape = (description: string) => z.iso.date().meta({ description, examples: ['2026-11-20'] });

export const textShape = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] });

export const countShape = (description: string, example = 2) =>
  z.int().meta({ description, examples: [example] });

export const flagShape = (description: string, example = true) =>
  z.boolean().meta({ description, examples: [example] });

export const doneShape = z.literal(true).meta({ description: 'Always true with status 200.' });

export const messageShape = textShape('Message for people.', 'Thank you.');

export const doneMessageShape = z
  .object({ success: doneShape, message: messageShape })
  .meta({ id: 'Done', description: 'The request was carried out.' });
