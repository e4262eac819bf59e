import { Migration } from '@mikro-orm/migrations';
import { statementsOf } from './statements-of.ts';

/**
 * What customers choose about a dish, and what they chose, frozen on the order line. Expands: the previous release
 * ignores the columns, and its orders have no choices.
 */
export class Migration0059OptionsOfDishes extends Migration {
  override up(): void {
    for (const statement of statementsOf(columns)) this.addSql(statement);
    for (const definition of functions) this.addSql(definition);
  }

  override down(): void {
    for (const signature of [
      'current_choices(jsonb, jsonb)',
      'diet_with(text, jsonb)',
      'allergens_with(text[], jsonb)',
      'price_of_choices(jsonb)',
      'chosen_options(jsonb, uuid[])',
    ])
      this.addSql(`drop function ${signature}`);
    this.addSql('alter table order_lines drop column choices');
    this.addSql('alter table dishes drop column option_groups');
  }
}

const columns = `
alter table dishes add column option_groups jsonb not null default '[]';
alter table order_lines add column choices jsonb not null default '[]';
`;

const functions = [
  // The choices to freeze on a line, in the order of the menu; null unless they are enough of each group, each once,
  // and no others. An id that is repeated or unknown makes the counts differ.
  `create function chosen_options(option_groups jsonb, choice_ids uuid[])
returns jsonb language sql immutable parallel safe as $$
  select case
    when bool_and(counted.number between counted.least and counted.most)
      and sum(counted.number) = cardinality(choice_ids)
    then coalesce(jsonb_path_query_array(jsonb_agg(counted.choices order by counted.place), '$[*][*]'), '[]') end
  from (
    select groups.place, (groups.one ->> 'least')::int as least, (groups.one ->> 'most')::int as most,
      picked.number, picked.choices
    from jsonb_array_elements(option_groups) with ordinality as groups(one, place)
    cross join lateral (
      select count(*)::int as number, coalesce(jsonb_agg(jsonb_build_object(
        'id', choice.one -> 'id', 'group', groups.one -> 'name', 'name', choice.one -> 'name',
        'priceCents', choice.one -> 'priceCents', 'allergens', choice.one -> 'allergens',
        'diet', choice.one -> 'diet') order by choice.place), '[]') as choices
      from jsonb_array_elements(groups.one -> 'choices') with ordinality as choice(one, place)
      where (choice.one ->> 'id')::uuid = any(choice_ids)
    ) picked
  ) counted
$$`,
  `create function price_of_choices(choices jsonb) returns int language sql immutable parallel safe as $$
  select coalesce(sum((choice ->> 'priceCents')::int), 0)::int from jsonb_array_elements(choices) choice
$$`,
  `create function allergens_with(own text[], choices jsonb) returns text[] language sql immutable parallel safe as $$
  select own || array(
    select distinct allergen
    from jsonb_array_elements(choices) choice, jsonb_array_elements_text(choice -> 'allergens') allergen
    where allergen <> all(own) order by allergen)
$$`,
  // The least strict of all.
  `create function diet_with(own text, choices jsonb) returns text language sql immutable parallel safe as $$
  select diet from (
    select own as diet union all select choice ->> 'diet' from jsonb_array_elements(choices) choice
  ) every
  where diet is not null
  order by array_position('{VEGAN,VEGETARIAN,EGG,NON_VEGETARIAN}'::text[], diet) desc limit 1
$$`,
  // Ordered choices as the dish has them now; one that it no longer has, as it was ordered.
  `create function current_choices(option_groups jsonb, choices jsonb)
returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(coalesce(known.one, ordered.one) order by ordered.place), '[]')
  from jsonb_array_elements(choices) with ordinality as ordered(one, place)
  left join lateral (
    select choice as one
    from jsonb_array_elements(option_groups) kept, jsonb_array_elements(kept -> 'choices') choice
    where choice -> 'id' = ordered.one -> 'id' limit 1
  ) known on true
$$`,
];
