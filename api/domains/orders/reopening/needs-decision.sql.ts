import { openStatusList } from '../order-status.ts';

/**
 * Whether an order `o` is open although its kitchen is suspended, its cook's account is disabled, or it is closed that
 * day, and no decision was made since.
 */
export const needsDecision = `o.status in (${openStatusList}) and exists (
  select from suppliers stopped
  left join users cook on cook.id = stopped.user_id
  where stopped.id = o.supplier_id and (
    stopped.suspended_at > coalesce(o.confirmed_at, '-infinity')
    or cook.disabled_at > coalesce(o.confirmed_at, '-infinity')
    or (o.confirmed_at is null and exists (
      select from closures closed where closed.supplier_id = stopped.id
        and o.service_date between closed.first_day and closed.last_day))))`;
