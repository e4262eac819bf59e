import { pushDevice } from '../../../../schema/rules/push-device.ts';
import { checked } from '../../../core/checked.ts';
import { newIdentifier } from '../../../core/identifier.ts';
import { type Change, singleStatement } from '../../../core/operation.ts';
import { InvalidInput } from '../../../core/problem.ts';
import { signedIn } from '../../../core/rules.ts';
import { PushDevice, type PushDeviceInput } from './push-device.ts';

/** Maximum number of devices per person; adding one removes the oldest. */
const devicesOfPerson = 10;

/** Assigns a device to the viewer's session, even if another person used it before. */
export const addPushDevice = singleStatement(
  signedIn,
  async ({ sql, viewer, now }: Change, input: PushDeviceInput): Promise<PushDevice | InvalidInput> => {
    const device = checked(pushDevice, input);
    if (device instanceof InvalidInput) return device;
    const [added] = await sql.rows<PushDevice>(
      `with crowded as (
         delete from push_devices where id in (
           select id from push_devices where user_id = $2 and endpoint <> $3
           order by created_at desc, id desc offset $7)
       )
       insert into push_devices (id, user_id, endpoint, p256dh, auth, created_at, session_id, name)
       values ($1, $2, $3, $4, $5, $6, $8, $9)
       on conflict (endpoint) do update set user_id = $2, p256dh = $4, auth = $5, created_at = $6,
         session_id = $8, name = $9
       returning id, session_id as "sessionId", name, created_at as "createdAt"`,
      [
        newIdentifier(now),
        viewer.userId,
        device.endpoint,
        device.p256dh,
        device.auth,
        now,
        devicesOfPerson - 1,
        viewer.session!.sessionId,
        device.name || null,
      ],
    );
    return Object.setPrototypeOf(added!, PushDevice.prototype);
  },
);
