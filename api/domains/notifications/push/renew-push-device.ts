import { pushDevice } from '../../../../schema/rules/push-device.ts';
import { signedIn } from '../../../core/access/rules.ts';
import { named } from '../../../core/graphql/named.ts';
import { checked } from '../../../core/operation/checked.ts';
import { type Change, singleStatement } from '../../../core/operation/operation.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import type { AddedPushDevice } from './add-push-device.ts';
import { PushDevice, type PushDeviceInput } from './push-device.ts';
import { PushDeviceNotFound } from './push-problems.ts';

type Renewed = Pick<
  PushDevice,
  'id' | 'userId' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'name' | 'serverKey'
>;

/** Takes the place of the device, and of one that has the subscription already: a browser that another person used before. */
const renewDevice = query({ PushDevice }, (on, given: Given<Renewed>) =>
  on
    .with('before', devices =>
      devices
        .deleteFrom('PushDevice')
        .where('id', '=', given.id)
        .where('userId', '=', given.userId)
        .where('sessionId', '=', given.sessionId)
        .returning(['id', 'userId', 'sessionId', 'name', 'createdAt']),
    )
    .insertInto('PushDevice')
    .columns(['id', 'userId', 'sessionId', 'createdAt', 'name', 'endpoint', 'p256dh', 'auth', 'serverKey'])
    .expression(device =>
      device
        .selectFrom('before')
        .select(['before.id', 'before.userId', 'before.sessionId', 'before.createdAt'])
        .select(known => [
          known.fn.coalesce(known.cast<string | null>(given.name, 'text'), 'before.name').as('name'),
          known.cast<string>(given.endpoint, 'text').as('endpoint'),
          known.cast<string>(given.p256dh, 'text').as('p256dh'),
          known.cast<string>(given.auth, 'text').as('auth'),
          known.cast<string | null>(given.serverKey, 'text').as('serverKey'),
        ]),
    )
    .onConflict(known =>
      known.column('endpoint').doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        userId: ref('excluded.userId'),
        sessionId: ref('excluded.sessionId'),
        createdAt: ref('excluded.createdAt'),
        name: ref('excluded.name'),
        p256dh: ref('excluded.p256dh'),
        auth: ref('excluded.auth'),
        serverKey: ref('excluded.serverKey'),
        goneAt: null,
      })),
    )
    .returning(['id', 'sessionId', 'name', 'createdAt', 'endpoint', 'goneAt']),
);

/** The new subscription of a browser whose device is known by an earlier one. */
interface RenewedPushDevice {
  id: string;
  input: PushDeviceInput;
}

/**
 * Stores the new subscription of the browser in whose session the device was added. It turns nothing on: a device that was
 * removed meanwhile stays removed.
 */
export const renewPushDevice = singleStatement(
  signedIn,
  async (
    { sql, viewer }: Change,
    { id, input }: RenewedPushDevice,
  ): Promise<AddedPushDevice | PushDeviceNotFound | InvalidInput> => {
    const device = checked(pushDevice, input);
    if (device instanceof InvalidInput) return device;
    if (!isIdentifier(id)) return new PushDeviceNotFound();
    const { endpoint, p256dh, auth, name, serverKey } = device;
    const renewed = await renewDevice.first(sql, {
      id,
      userId: viewer.userId,
      sessionId: viewer.session!.sessionId,
      endpoint,
      p256dh,
      auth,
      name: name || null,
      serverKey: serverKey ?? null,
    });
    return renewed ? named('PushDevice', renewed) : new PushDeviceNotFound();
  },
);
