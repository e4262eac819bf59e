import { LockMode } from '@mikro-orm/core';
import { tiffinPlanLimit } from '../../../../schema/constants.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { User } from '../../identity/user.ts';
import { runningOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanLimit } from '../tiffin-plan-problems.ts';
import { todayOfKitchen } from './lock-tiffin-plan.ts';

/** Locks the viewer, so that plans which begin to run are counted one after the other. */
export const lockCustomer = ({ em, viewer }: Work): Promise<User> =>
  em.findOneOrFail(User, { id: viewer.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Why no further plan of the locked viewer, from this kitchen, may run; undefined if one may. */
export const tooManyPlans = async (work: Work, supplierId: string): Promise<TiffinPlanLimit | undefined> => {
  const today = await todayOfKitchen(work, supplierId);
  const own = { customerId: work.viewer.userId, ...runningOn(today) };
  const running = await work.em.count(TiffinPlan, own);
  return running < tiffinPlanLimit ? undefined : new TiffinPlanLimit(tiffinPlanLimit);
};
