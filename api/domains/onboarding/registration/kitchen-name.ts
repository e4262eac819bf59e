import type { EntityManager } from '@mikro-orm/sql';
import { Supplier } from '../../suppliers/supplier.ts';
import { Application } from '../application/application.ts';

/** Name of an application in the audit trail. */
export const kitchenNameOf = async (em: EntityManager, { supplierId }: Application): Promise<string> => {
  const { kitchenName } = await em.findOneOrFail(Supplier, { id: supplierId });
  return kitchenName;
};
