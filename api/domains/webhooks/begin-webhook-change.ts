import { suppliersOrStaff, withScope } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { beginSensitiveChange } from '../identity/fresh-proof/begin-sensitive-change.ts';
import { limitTries } from '../identity/signing-in/limit-tries.ts';

/** Who may have webhooks: kitchens and staff, also by an API token with the scope for it. */
export const webhookOwners = withScope('WEBHOOKS_WRITE', suppliersOrStaff);

const limit = 'webhook changes by account';

/**
 * What choosing an address or a secret requires: a fresh proof of people, and not too many. Who created an API token with
 * the scope proved it then.
 */
export const beginWebhookChange = async (ctx: Ctx): Promise<Problem | undefined> =>
  ctx.viewer.isToken
    ? ((await limitTries(ctx, [{ kind: limit, key: ctx.viewer.userId }])) ?? undefined)
    : beginSensitiveChange(ctx, limit);
