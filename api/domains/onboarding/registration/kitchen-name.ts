import type { EntityManager } from '@mikro-orm/sql';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** Name of an application in the audit trail. */
export const kitchenNameOf = async (em: EntityManager, { supplierId }: Application): Promise<string> => {
  const { kitchenName } = await em.findOneOrFail(Supplier, { id: supplierId });
  return kitchenName;
};
