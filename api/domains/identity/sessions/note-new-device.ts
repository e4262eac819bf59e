import type { Work } from '../../../core/operation/operation.ts';
import { networkOfAddress } from '../../../core/security/source.ts';
import { hasSignedInBefore, recognizeClient } from '../signing-in/recognize-client.ts';
import { deviceName } from './device-name.ts';
import { NewDeviceSignedIn } from './new-device-signed-in.ts';

/**
 * Notifies a person of a sign-in on a device and from a network that are both new to the account. The first sign-in
 * is the registration itself. API clients, which have no device cookie, are recognized by their network.
 */
export const noteNewDevice = async (work: Work, userId: string): Promise<void> => {
  const { ctx, em } = work;
  const { device, isUsualSource } = await recognizeClient(ctx, userId, em);
  if (device || isUsualSource || !(await hasSignedInBefore(work, userId))) return;
  work.record(new NewDeviceSignedIn(userId, deviceName(ctx.userAgent), networkOfAddress(ctx.address)));
};
