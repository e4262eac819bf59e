/**
 * Ids of kitchens by letters in the name of the kitchen, the cook, or the owner's name or email address; `pattern` is
 * where the statement has it ($1). Two ways, because each has an index of its own and neither serves an "or".
 */
export const kitchensByLetters = (pattern: string): string =>
  `select id from suppliers where lower(kitchen_name || ' ' || cook_name) like ${pattern}
   union
   select owned.id from users owner join suppliers owned on owned.user_id = owner.id
   where lower(owner.name || ' ' || owner.email) like ${pattern}`;
