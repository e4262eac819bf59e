import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { suppliers } from '../../../core/rules.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { askProvider } from '../paying/ask-provider.ts';
import { PaymentNotConfigured } from '../payment-problems.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Link to set up payouts with the card provider.' })
export class PayoutAccountLink {
  @Field(() => String, { description: 'URL of the setup page of the card provider.' })
  url: string;

  constructor(url: string) {
    this.url = url;
  }
}

interface Prepared {
  supplierId: string;
  accountId: string;
  link: PayoutAccountLink;
}

const prepare = async (ctx: Ctx, { returnTo }: { returnTo: string }): Promise<Prepared | Problem> => {
  const { cards } = ctx.services;
  if (!cards) return new PaymentNotConfigured();
  const [kitchen] = await ctx.sql.rows<{ supplierId: string; email: string; accountId: string | null }>(
    `select s.id as "supplierId", u.email, a.provider_account_id as "accountId"
     from suppliers s join users u on u.id = s.user_id
     left join payout_accounts a on a.supplier_id = s.id where s.user_id = $1`,
    [ctx.viewer.userId],
  );
  if (!kitchen) return new KitchenUnavailable();
  return askProvider(async () => {
    const { supplierId } = kitchen;
    const accountId = kitchen.accountId ?? (await cards.openAccount(kitchen)).id;
    return {
      supplierId,
      accountId,
      link: new PayoutAccountLink(await cards.accountLink(accountId, returnTo)),
    };
  });
};

const perform = async (
  { sql }: Work,
  { supplierId, accountId, link }: Prepared,
): Promise<PayoutAccountLink> => {
  await sql.rows(
    `insert into payout_accounts (supplier_id, provider_account_id, is_ready) values ($1, $2, false)
     on conflict (supplier_id) do nothing`,
    [supplierId, accountId],
  );
  return link;
};

/** Opens or continues the account of a cook with the card provider; payouts then go there automatically. */
export const openPayoutAccount = preparedOperation(suppliers, prepare, perform);
