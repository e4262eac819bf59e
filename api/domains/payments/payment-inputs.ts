import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What is to be paid.' })
export class StartPaymentInput {
  @Field(() => ID, { description: 'An order of the viewer that is held or due.' })
  orderId!: string;
}

@InputType({ description: 'So many plates of a line of an order.' })
export class RefundLineInput {
  @Field(() => Int, { description: 'The place of the line in its order.' })
  position!: number;

  @Field(() => Int, { description: 'Number of plates.' })
  quantity!: number;
}

@InputType({ description: 'A refund: of lines, of a sum, or of all that is left.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'The payment to give back.' })
  paymentId!: string;

  @Field(() => String, {
    description:
      'Names this refund, 8 to 100 characters; sent again it refunds nothing more, with other contents it is refused.',
  })
  idempotencyKey!: string;

  @Field(() => [RefundLineInput], { nullable: true, description: 'The plates to refund, if not all.' })
  lines?: RefundLineInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'A sum in cents, instead of lines; both together are refused.',
  })
  amountCents?: number | null;

  @Field(() => String, { description: 'Why; the customer and the kitchen read it. At most 300 characters.' })
  reason!: string;
}

@InputType({ description: 'Something given to a kitchen or taken from it, outside of orders.' })
export class AdjustBalanceInput {
  @Field(() => ID, { description: 'Names this adjustment, a new UUID; sent again it adjusts nothing more.' })
  id!: string;

  @Field(() => ID, { description: 'The kitchen.' })
  supplierId!: string;

  @Field(() => Int, { description: 'In cents; below zero takes.' })
  cents!: number;

  @Field(() => String, { description: 'Why; the kitchen reads it. At most 300 characters.' })
  reason!: string;
}
