import type { Ctx } from '../../../core/ctx.ts';
import { signedIn } from '../../../core/rules.ts';
import { PushDevice } from './push-device.ts';

/** Loads the viewer's devices, newest first. */
export const findPushDevices = async (ctx: Ctx): Promise<PushDevice[]> => {
  ctx.viewer.must(signedIn);
  const { userId } = ctx.viewer;
  const newestFirst = { createdAt: 'desc', id: 'desc' } as const;
  return ctx.services.entityManager().find(PushDevice, { userId }, { orderBy: newestFirst });
};
