import { themselves } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { PushDevice } from './push-device.ts';

/** Loads the viewer's devices, newest first. */
export const findPushDevices = async (ctx: Ctx): Promise<PushDevice[]> => {
  ctx.viewer.must(themselves);
  const { userId } = ctx.viewer;
  const newestFirst = { createdAt: 'desc', id: 'desc' } as const;
  return ctx.services.entityManager().find(PushDevice, { userId }, { orderBy: newestFirst });
};
