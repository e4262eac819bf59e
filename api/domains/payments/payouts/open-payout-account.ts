import { Field, ObjectType } from 'type-graphql';
import { suppliers } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { User } from '../../identity/user.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { askProvider } from '../paying/ask-provider.ts';
import { PaymentNotConfigured } from '../payment-problems.ts';
import { PayoutAccount } from './payout-account.ts';

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

const kitchenQuery = query({ Supplier, User, PayoutAccount }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('User as u', 'u.id', 's.userId')
    .leftJoin('PayoutAccount as a', 'a.supplierId', 's.id')
    .where('s.userId', '=', userId)
    .select(['s.id as supplierId', 'u.email', 'a.providerAccountId as accountId']),
);

const storeAccount = query(
  { PayoutAccount },
  (on, { supplierId, accountId }: Given<{ supplierId: string; accountId: string }>) =>
    on
      .insertInto('PayoutAccount')
      .values({ supplierId, providerAccountId: accountId, isReady: false })
      .onConflict(conflict => conflict.column('supplierId').doNothing()),
);

const prepare = async (ctx: Ctx, { returnTo }: { returnTo: string }): Promise<Prepared | Problem> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  const { cards } = ctx.services;
  if (!cards) return new PaymentNotConfigured();
  const kitchen = await kitchenQuery.first(ctx.sql, { userId: ctx.viewer.userId });
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
  await storeAccount.all(sql, { supplierId, accountId });
  return link;
};

/** Opens or continues the account of a cook with the card provider; payouts then go there automatically. */
export const openPayoutAccount = preparedOperation(suppliers, prepare, perform);
