import { Field, ObjectType } from 'type-graphql';
import { testPaymentDollars } from '../../../../schema/constants.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Intent } from '../../../core/interfaces/card-provider.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { AmountDiffers, PaymentNotConfigured } from '../payment-problems.ts';
import { askProvider } from './ask-provider.ts';

const testCents: Cents = testPaymentDollars * 100;

@Visible(withRight('PAY_OUT'))
@ObjectType({ simpleResolvers: true, description: 'Test payment.' })
export class TestPayment {
  @Field(() => String, { description: 'Client secret from the card provider.' })
  clientSecret: string;

  constructor(clientSecret: string) {
    this.clientSecret = clientSecret;
  }
}

const prepare = async (ctx: Ctx, { amountCents }: { amountCents?: Cents }): Promise<Intent | Problem> => {
  const { cards } = ctx.services;
  if (!cards) return new PaymentNotConfigured();
  if (amountCents !== undefined && amountCents !== testCents) return new AmountDiffers(testCents);
  const wanted = { amountCents: testCents, orderId: null, description: 'Test of the payment system' };
  return askProvider(() => cards.openIntent({ ...wanted, key: `test-${newIdentifier(ctx.now)}` }));
};

const perform = async (work: Work, intent: Intent): Promise<TestPayment> => {
  recordAudit(work, {
    action: 'PAYMENT_SYSTEM_TESTED',
    subjectKind: 'payment system',
    subjectId: newIdentifier(work.now),
    subjectName: 'Card payments',
    after: { amount: dollars(testCents) },
  });
  return new TestPayment(intent.clientSecret);
};

/** Starts a payment of one dollar without an order to test keys and provider. It is never paid. */
export const testPaymentSystem = preparedOperation(withRight('PAY_OUT'), prepare, perform);
