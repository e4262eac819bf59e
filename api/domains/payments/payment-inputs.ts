import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Order to pay.' })
export class StartPaymentInput {
  @Field(() => ID, { description: 'Order of the viewer that is held or due.' })
  orderId!: string;
}

@InputType({ description: 'Number of plates of an order line.' })
export class RefundLineInput {
  @Field(() => Int, { description: 'Position of the line on the order, from 1.' })
  position!: number;

  @Field(() => Int, { description: 'Number of plates.' })
  quantity!: number;
}

@InputType({ description: 'Refund of order lines, of an amount, or of everything that is left.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'Payment to refund.' })
  paymentId!: string;

  @Field(() => String, {
    description:
      'Idempotency key, 8 to 100 characters; sent again it refunds nothing more, with another request it is refused.',
  })
  idempotencyKey!: string;

  @Field(() => [RefundLineInput], { nullable: true, description: 'Plates to refund, if not all.' })
  lines?: RefundLineInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Amount in cents, instead of lines; both together are refused.',
  })
  amountCents?: number | null;

  @Field(() => String, {
    description: 'Reason, at most 300 characters; shown to the customer and the kitchen.',
  })
  reason!: string;
}

@InputType({ description: 'Adjustment of the balance of a kitchen.' })
export class AdjustBalanceInput {
  @Field(() => ID, { description: 'New UUID as idempotency key; sent again it adjusts nothing more.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the kitchen.' })
  supplierId!: string;

  @Field(() => Int, { description: 'Amount in cents; negative to deduct.' })
  cents!: number;

  @Field(() => String, { description: 'Reason, at most 300 characters; shown to the kitchen.' })
  reason!: string;
}
