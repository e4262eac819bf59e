import type { EntityClass } from '@mikro-orm/core';

const byName = new Map<string, EntityClass>();

/** Makes the entities known by the names of their classes. */
export const nameEntities = (entities: readonly EntityClass[]): void => {
  for (const entity of entities) byName.set(entity.name, entity);
};

/**
 * The target of a relation that the module of its entity must not import: an entity of a newer domain, or one that
 * imports this one. Resolved when a database opens, and all entities are known.
 */
export const namedEntity = (name: string) => (): EntityClass => {
  const entity = byName.get(name);
  if (!entity) throw new Error(`No entity has the name ${name}.`);
  return entity;
};
