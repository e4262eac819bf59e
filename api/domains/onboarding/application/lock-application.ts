import { LockMode } from '@mikro-orm/core';
import { isIdentifier } from '../../../core/identifier.ts';
import type { Work } from '../../../core/operation.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { Application } from './application.ts';

const held = { lockMode: LockMode.PESSIMISTIC_WRITE };

/** The viewer's own application. Changes of one application take turns, so that each sees what the last one did. */
export const lockOwnApplication = async ({ em, sql, viewer }: Work): Promise<Application | null> => {
  const supplierId = await ownSupplierId(sql, viewer);
  return supplierId === undefined ? null : em.findOne(Application, { supplierId }, held);
};

/** Any application, for admins. */
export const lockApplication = async ({ em }: Work, id: string): Promise<Application | null> =>
  isIdentifier(id) ? em.findOne(Application, { id: id.toLowerCase() }, held) : null;
