import { pushDevice } from '../../../../schema/rules/push-device.ts';
import { signedIn } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { PushDevice, type PushDeviceInput } from './push-device.ts';
import { PushDeviceNotFound } from './push-problems.ts';

/** The new subscription of a browser whose device is known by an earlier one. */
export interface RenewedPushDevice {
  id: string;
  input: PushDeviceInput;
}

/**
 * Stores the new subscription of the browser in whose session the device was added. It turns nothing on: a device that was
 * removed meanwhile stays removed.
 */
export const renewPushDevice = operation(
  signedIn,
  async (
    { em, viewer }: Work,
    { id, input }: RenewedPushDevice,
  ): Promise<PushDevice | PushDeviceNotFound | InvalidInput> => {
    const given = checked(pushDevice, input);
    if (given instanceof InvalidInput) return given;
    if (!isIdentifier(id)) return new PushDeviceNotFound();
    const { sessionId } = viewer.session!;
    const device = await em.findOne(PushDevice, { id, userId: viewer.userId, sessionId });
    if (!device) return new PushDeviceNotFound();
    const { endpoint, p256dh, auth, name, serverKey } = given;
    // As when it is added: a browser that another person used is no longer theirs.
    await em.nativeDelete(PushDevice, { endpoint, id: { $ne: id } });
    return Object.assign(device, {
      endpoint,
      p256dh,
      auth,
      name: name || device.name,
      serverKey: serverKey ?? null,
      goneAt: null,
    });
  },
);
