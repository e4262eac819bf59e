import { signedIn } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Removed } from '../../addresses/removed.ts';
import { PushDevice } from './push-device.ts';
import { PushDeviceNotFound } from './push-problems.ts';

/** Stops notifications on a device of the viewer. */
export const removePushDevice = operation(
  signedIn,
  async ({ em, viewer }: Work, id: string): Promise<Removed | PushDeviceNotFound> => {
    if (!isIdentifier(id)) return new PushDeviceNotFound();
    const removed = await em.nativeDelete(PushDevice, { id, userId: viewer.userId });
    return removed > 0 ? new Removed(id) : new PushDeviceNotFound();
  },
);
