import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { textOf, textOfColumns } from './text.ts';

test('The text of a part names columns as the whole query would', () => {
  const isFree = sql<boolean>`${sql.ref('l.priceCents')} = ${sql.lit(0)}`;
  expect(textOf(isFree)).toBe('"l"."price_cents" = 0');
  expect(textOf(isFree.as('isFree'))).toBe('"l"."price_cents" = 0 as "is_free"');
});

test('A part with parameters has no text, because their numbers would be wrong', () => {
  expect(() => textOf(sql`${sql.ref('l.priceCents')} = ${5}`)).toThrow(
    'A part of a statement has no parameters of its own.',
  );
});

test('The text of columns returns them under the names of their properties', () => {
  expect(textOfColumns(['l.priceCents', 'id'])).toBe('"l"."price_cents" as "priceCents", "id" as "id"');
});
