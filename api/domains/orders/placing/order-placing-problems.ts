import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Cents, dollars, Money } from '../../../core/money.ts';
import { Problem } from '../../../core/problem.ts';
import { DateTime, LocalDate } from '../../../core/scalars.ts';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There is nothing in the cart.' })
export class CartIsEmpty extends Problem {
  constructor() {
    super('Your cart is empty. Add a dish first.', 'lines');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen does not take orders, or there is none of this id.',
})
export class KitchenUnavailable extends Problem {
  constructor() {
    super('This kitchen does not take orders at the moment.', 'supplierId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The kitchen pauses for a while.' })
export class KitchenPaused extends Problem {
  @Field(() => LocalDate, { description: 'The day it cooks again.' })
  until: string;

  constructor(until: string) {
    super('This kitchen is taking a break.', 'supplierId');
    this.until = until;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Some dishes cannot be ordered for this meal.',
})
export class DishUnavailable extends Problem {
  @Field(() => [ID], { description: 'The dishes to take out of the cart.' })
  dishIds: string[];

  constructor(dishIds: string[], names: string[]) {
    super(`${names.join(', ') || 'A dish in your cart'} can not be ordered for this meal any more.`, 'lines');
    this.dishIds = dishIds;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The total is not the one the customer saw.',
})
export class PriceChanged extends Problem {
  @Field(() => Money, { description: 'What the same dishes cost now.' })
  total: Money;

  constructor(total: Cents) {
    super(`Prices have changed: the total is now ${dollars(total)}.`, 'expectedTotalCents');
    this.total = new Money(total);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen takes no more orders for this meal.',
})
export class CutOffPassed extends Problem {
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it stopped; null for a meal it does not cook.',
  })
  cutOffAt: string | null;

  constructor(cutOffAt: string | null) {
    super(
      cutOffAt
        ? 'Orders for this meal are closed. Please choose another one.'
        : 'The kitchen does not cook this meal. Please choose another one.',
      'mealtime',
    );
    this.cutOffAt = cutOffAt;
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There are not enough plates left.' })
export class SoldOut extends Problem {
  @Field(() => Int, { description: 'How many plates are left.' })
  platesLeft: number;

  constructor(platesLeft: number) {
    super(
      platesLeft === 0
        ? 'This meal is sold out. Please choose another one.'
        : `Only ${platesLeft} ${platesLeft === 1 ? 'plate is' : 'plates are'} left for this meal.`,
      'lines',
    );
    this.platesLeft = platesLeft;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'Until a first order is delivered, an account holds only so many unpaid plates, and so do all such ' +
    'accounts of one network together.',
})
export class UnpaidPlatesLimit extends Problem {
  @Field(() => Int, { description: 'Number of plates that can still be ordered.' })
  platesLeft: number;

  constructor(platesLeft: number, most: number, isOwn: boolean) {
    const left = platesLeft === 0 ? 'None is left' : `${platesLeft} ${platesLeft === 1 ? 'is' : 'are'} left`;
    super(
      isOwn
        ? `Until your first order is complete you can have ${most} unpaid plates. ${left}. ` +
            'Order fewer, cancel an order you do not need, or ask our support to arrange the payment.'
        : `Many unpaid plates were ordered from your network. ${left}. ` +
            'Order fewer, try again later, or ask our support to arrange the payment.',
      'lines',
    );
    this.platesLeft = platesLeft;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The kitchen does not deliver, does not hand out, or does not deliver as far as the address (field deliveryAddress).',
})
export class FulfillmentUnavailable extends Problem {
  constructor(message: string, field: 'fulfillment' | 'deliveryAddress' = 'fulfillment') {
    super(message, field);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The idempotency key was used before, with other contents.',
})
export class IdempotencyConflict extends Problem {
  constructor() {
    super('This key was already used with different contents. Use a new key.', 'idempotencyKey');
  }
}
