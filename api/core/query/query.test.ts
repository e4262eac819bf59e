import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Sql } from '../database/sql.ts';
import type { Computed } from './columns.ts';
import { type Given, query, type RowOf, run, tables } from './query.ts';

@Entity({ tableName: 'bakeries' })
class Bakery {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  streetName!: string;

  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;

  distanceMiles?: Computed<number> | null;

  close(now: Date): void {
    this.closedAt = now;
  }
}

@Entity({ tableName: 'loaves' })
class Loaf {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bakeryId!: string;

  @Property({ type: 'int' })
  priceCents!: number;
}

/** Records what a database would receive. */
class RecordingSql implements Sql {
  readonly received: { text: string; values: readonly unknown[] }[] = [];

  async rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.received.push({ text, values });
    return [];
  }
}

const cheapLoaves = query(
  { Bakery, Loaf },
  (from, { bakeryIds, most, now }: Given<{ bakeryIds: readonly string[]; most: number; now: Date }>) =>
    from
      .selectFrom('Loaf as l')
      .innerJoin('Bakery as b', 'b.id', 'l.bakeryId')
      .where(l => l('l.bakeryId', '=', l.fn.any(bakeryIds)))
      .where('l.priceCents', '<=', most)
      .where(l => l.or([l('b.closedAt', 'is', null), l('b.closedAt', '>', now)]))
      .where('b.streetName', 'in', ['Market Street', "O'Hara Lane"])
      .select(['l.id', 'l.priceCents', 'b.closedAt', 'b.streetName as street'])
      .select(l => l.fn<string>('upper', ['b.streetName']).as('streetInCapitals'))
      .orderBy('streetInCapitals')
      .orderBy('l.priceCents'),
);

describe('A query', () => {
  test('names tables and columns, and returns values under the names of the properties', () => {
    expect(cheapLoaves.text).toBe(
      'select "l"."id" as "id", "l"."price_cents" as "priceCents", "b"."closed_at" as "closedAt", ' +
        '"b"."street_name" as "street", upper("b"."street_name") as "streetInCapitals" ' +
        'from "loaves" as "l" inner join "bakeries" as "b" on "b"."id" = "l"."bakery_id" ' +
        'where "l"."bakery_id" = any($1) and "l"."price_cents" <= $2 and ' +
        `("b"."closed_at" is null or "b"."closed_at" > $3) and "b"."street_name" in ('Market Street', 'O''Hara Lane') ` +
        'order by "streetInCapitals", "l"."price_cents"',
    );
  });

  test('passes the values of each run in the order of its text', async () => {
    const database = new RecordingSql();
    const now = new Date();
    await cheapLoaves.all(database, { most: 500, now, bakeryIds: ['a', 'b'] });
    expect(database.received).toEqual([{ text: cheapLoaves.text, values: [['a', 'b'], 500, now] }]);
  });

  test('types its rows by the entities', () => {
    expectTypeOf<RowOf<typeof cheapLoaves>>().toEqualTypeOf<{
      id: string;
      priceCents: number;
      closedAt: string | null;
      street: string;
      streetInCapitals: string;
    }>();
    query({ Bakery }, from => {
      // @ts-expect-error No column stores the distance.
      from.selectFrom('Bakery').select('distanceMiles');
      // @ts-expect-error A verb of the entity is no column.
      from.selectFrom('Bakery').select('close');
      // @ts-expect-error The query does not say that it reads loaves.
      return from.selectFrom('Loaf').select('id');
    });
  });

  test('keeps the names of tables inside, in subqueries and common table expressions', () => {
    const text = query({ Bakery, Loaf }, from =>
      from
        .with('cheapest', with_ =>
          with_
            .selectFrom('Loaf')
            .groupBy('Loaf.bakeryId')
            .select(['Loaf.bakeryId', l => l.fn.min('Loaf.priceCents').as('lowestPrice')]),
        )
        .selectFrom('cheapest')
        .where('cheapest.lowestPrice', '<', 100)
        .select(['cheapest.bakeryId', 'cheapest.lowestPrice']),
    ).text;
    expect(text).toBe(
      'with "cheapest" as (select "loaves"."bakery_id", min("loaves"."price_cents") as "lowest_price" ' +
        'from "loaves" group by "loaves"."bakery_id") ' +
        'select "cheapest"."bakery_id" as "bakeryId", "cheapest"."lowest_price" as "lowestPrice" ' +
        'from "cheapest" where "cheapest"."lowest_price" < 100',
    );
  });

  test('writes changes and returns what they stored', () => {
    const text = query({ Bakery }, (on, { id, now }: Given<{ id: string; now: Date }>) =>
      on.updateTable('Bakery').set({ closedAt: now }).where('id', '=', id).returning(['id', 'closedAt']),
    ).text;
    expect(text).toBe(
      'update "bakeries" set "closed_at" = $1 where "id" = $2 returning "id" as "id", "closed_at" as "closedAt"',
    );
  });

  test('refuses to read all columns, some of which may be secret', () => {
    expect(() => query({ Loaf }, from => from.selectFrom('Loaf as l').selectAll('l')).text).toThrow(
      'A query names the columns that it reads.',
    );
    expect(() => query({ Loaf }, from => from.selectFrom('Loaf').selectAll()).text).toThrow(
      'A query names the columns that it reads.',
    );
  });

  test('counts rows', () => {
    const text = query({ Loaf }, from =>
      from.selectFrom('Loaf').select(l => l.fn.countAll().filterWhere('priceCents', '<', 100).as('cheap')),
    ).text;
    expect(text).toBe('select count(*) filter(where "price_cents" < 100) as "cheap" from "loaves"');
  });

  test('keeps the name of a returned value in `order by` alone', () => {
    const text = query({ Bakery }, from =>
      from
        .selectFrom('Bakery')
        .where('streetName', '<>', '')
        .select(bakery => bakery.fn<string>('lower', ['streetName']).as('streetName'))
        .orderBy('streetName'),
    ).text;
    expect(text).toBe(
      'select lower("street_name") as "streetName" from "bakeries" where "street_name" <> \'\' order by "streetName"',
    );
  });

  test('binds every value of a statement that is written for one run', async () => {
    const database = new RecordingSql();
    const name = "Robert'); drop table bakeries; --";
    await run(database, tables({ Bakery }).selectFrom('Bakery').where('streetName', '=', name).select('id'));
    expect(database.received).toEqual([
      { text: 'select "id" as "id" from "bakeries" where "street_name" = $1', values: [name] },
    ]);
  });

  test('names the columns of fragments', () => {
    const text = query({ Loaf }, from =>
      from
        .selectFrom('Loaf as l')
        .select(sql<number>`round(${sql.ref('l.priceCents')} / 100.0)::int`.as('dollars')),
    ).text;
    expect(text).toBe('select round("l"."price_cents" / 100.0)::int as "dollars" from "loaves" as "l"');
  });
});
