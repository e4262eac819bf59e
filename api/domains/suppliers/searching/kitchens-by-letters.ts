/**
 * SQL for the ids of kitchens by a substring of the name of the kitchen, the cook, or the owner's name or email address;
 * `pattern` is its placeholder ($1). A union, because each part has its own index and neither serves an "or".
 */
export const kitchensByLetters = (pattern: string): string =>
  `select id from suppliers where lower(kitchen_name || ' ' || cook_name) like ${pattern}
   union
   select owned.id from users owner join suppliers owned on owned.user_id = owner.id
   where lower(owner.name || ' ' || owner.email) like ${pattern}`;
