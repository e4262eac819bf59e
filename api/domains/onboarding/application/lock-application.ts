import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { Application } from '../../suppliers/application.ts';

const held = { lockMode: LockMode.PESSIMISTIC_WRITE };

/** Locks the viewer's own application, so that its changes run one by one and each sees the previous one. */
export const lockOwnApplication = async ({ em, sql, viewer }: Work): Promise<Application | null> => {
  const supplierId = await ownSupplierId(sql, viewer);
  return supplierId === undefined ? null : em.findOne(Application, { supplierId }, held);
};

/** Locks any application, for admins. */
export const lockApplication = async ({ em }: Work, id: string): Promise<Application | null> =>
  isIdentifier(id) ? em.findOne(Application, { id: id.toLowerCase() }, held) : null;
