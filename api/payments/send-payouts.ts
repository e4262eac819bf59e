import { CardProviderFailed } from '../core/card-provider.ts';
import type { Services } from '../core/ctx.ts';
import type { Cents } from '../core/money.ts';
import { operation } from '../core/operation.ts';
import { onOwnInitiative } from '../core/own-initiative.ts';
import { everybody } from '../core/rules.ts';
import { payOut } from './pay-out.ts';
import { PayoutMethod } from './payout.ts';

const noteSent = operation(everybody, payOut);

/** Pays the kitchens that have an account with the card provider. The payout's id is its key, so none is paid twice. */
export const sendPayouts = async (services: Services): Promise<void> => {
  const { cards, sql } = services;
  if (!cards) return;
  const waiting = await sql.rows<{ payoutId: string; accountId: string; amountCents: Cents }>(
    `select p.id as "payoutId", a.provider_account_id as "accountId", p.amount_cents as "amountCents"
     from payouts p join payout_accounts a on a.supplier_id = p.supplier_id and a.is_ready
     where p.status = 'PENDING' order by p.created_at limit 100`,
  );
  for (const payout of waiting) {
    try {
      const { id: reference } = await cards.transfer(payout);
      const { payoutId } = payout;
      await noteSent(onOwnInitiative(services), { payoutId, method: PayoutMethod.TRANSFER, reference });
    } catch (error) {
      // It stays pending: tried again with the next round, and an admin may pay it by hand.
      if (!(error instanceof CardProviderFailed)) throw error;
    }
  }
};
