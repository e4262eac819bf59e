import { pushDevice } from '../../../../schema/rules/push-device.ts';
import { signedIn } from '../../../core/access/rules.ts';
import { named } from '../../../core/graphql/named.ts';
import { checked } from '../../../core/operation/checked.ts';
import { type Change, singleStatement } from '../../../core/operation/operation.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { PushDevice, type PushDeviceInput } from './push-device.ts';

/** Maximum number of devices per person; adding one removes the oldest. */
const devicesOfPerson = 10;

type NewDevice = Omit<PushDevice, 'createdAt' | 'goneAt'> & { now: Date };

const storeDevice = query({ PushDevice }, (on, given: Given<NewDevice>) =>
  on
    .with('crowded', devices =>
      devices.deleteFrom('PushDevice').where('id', 'in', oldest =>
        oldest
          .selectFrom('PushDevice')
          .where('userId', '=', given.userId)
          .where('endpoint', '<>', given.endpoint)
          .select('id')
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .offset(devicesOfPerson - 1),
      ),
    )
    .insertInto('PushDevice')
    .values({
      id: given.id,
      userId: given.userId,
      endpoint: given.endpoint,
      p256dh: given.p256dh,
      auth: given.auth,
      createdAt: given.now,
      sessionId: given.sessionId,
      name: given.name,
      serverKey: given.serverKey,
    })
    .onConflict(known =>
      known.column('endpoint').doUpdateSet(({ ref }) => ({
        userId: ref('excluded.userId'),
        p256dh: ref('excluded.p256dh'),
        auth: ref('excluded.auth'),
        createdAt: ref('excluded.createdAt'),
        sessionId: ref('excluded.sessionId'),
        name: ref('excluded.name'),
        serverKey: ref('excluded.serverKey'),
        goneAt: null,
      })),
    )
    .returning(['id', 'sessionId', 'name', 'createdAt', 'endpoint', 'goneAt']),
);

export type AddedPushDevice = RowOf<typeof storeDevice>;

/** Assigns a device to the viewer's session, even if another person used it before. */
export const addPushDevice = singleStatement(
  signedIn,
  async ({ sql, viewer, now }: Change, input: PushDeviceInput): Promise<AddedPushDevice | InvalidInput> => {
    const device = checked(pushDevice, input);
    if (device instanceof InvalidInput) return device;
    const { endpoint, p256dh, auth, name, serverKey } = device;
    const added = await storeDevice.first(sql, {
      id: newIdentifier(now),
      userId: viewer.userId,
      sessionId: viewer.session!.sessionId,
      endpoint,
      p256dh,
      auth,
      name: name || null,
      serverKey: serverKey ?? null,
      now,
    });
    return named('PushDevice', added!);
  },
);
