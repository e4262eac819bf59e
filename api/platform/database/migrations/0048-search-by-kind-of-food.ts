import { Migration } from '@mikro-orm/migrations';

/**
 * Adds to what kitchens are found by the kinds of their dishes on sale, as the next change of the menu would
 * (menus/searching/dish-words.ts), and leaves out apostrophes, as people do who search.
 */
export class Migration0048SearchByKindOfFood extends Migration {
  override up(): void {
    this.addSql(`update suppliers set search_text = concat_ws(' ', translate(search_text, '''’', ''), menu.words)
      from (
        select d.supplier_id, concat_ws(' ',
          case when bool_or(d.diet in ('VEGETARIAN', 'VEGAN')) then 'vegetarian' end,
          case when bool_or(d.diet = 'VEGAN') then 'vegan' end,
          case when bool_or(d.diet = 'EGG') then 'egg' end,
          case when bool_or(d.diet = 'NON_VEGETARIAN') then 'meat' end,
          case when bool_or(d.diet in ('VEGETARIAN', 'VEGAN') and not 'EGG' = any(d.allergens)) then 'egless' end,
          case when bool_or('JAIN' = any(d.marks)) then 'jain' end,
          case when bool_or('NO_ONION_GARLIC' = any(d.marks)) then 'satvik' end,
          left(lower(string_agg(distinct c.name, ' ')), 300)) as words
        from dishes d join menu_categories c on c.id = d.category_id
        where d.is_available and d.removed_at is null group by d.supplier_id
      ) menu where menu.supplier_id = suppliers.id and octet_length(search_text) + octet_length(menu.words) < 2000`);
  }

  /** The words may stay: they find more, and the next change of a menu replaces them. */
  override down(): void {}
}
