import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type Cents, dollars, Money } from '../../../core/values/money.ts';

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
  description: 'The kitchen does not take orders or does not exist.',
})
export class KitchenUnavailable extends Problem {
  constructor() {
    super("This kitchen isn't taking orders right now.", 'supplierId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The kitchen pauses for a while.' })
export class KitchenPaused extends Problem {
  @Field(() => LocalDate, { description: 'Day on which the kitchen cooks again.' })
  until: string;

  constructor(until: string) {
    super('This kitchen is taking a break. Please choose another one.', 'supplierId');
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
  @Field(() => [ID], { description: 'IDs of the dishes to remove from the cart.' })
  dishIds: string[];

  constructor(dishIds: string[], names: string[]) {
    super(
      `Sorry, ${names.join(', ') || 'a dish in your cart'} is no longer available for this meal. Please remove it.`,
      'lines',
    );
    this.dishIds = dishIds;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The total differs from the one the customer saw.',
})
export class PriceChanged extends Problem {
  @Field(() => Money, { description: 'Current total of the same dishes.' })
  total: Money;

  constructor(total: Cents) {
    super(`Prices have changed. Your new total is ${dollars(total)}.`, 'expectedTotalCents');
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
    description: 'Cut-off that has passed; null when the kitchen does not cook this meal.',
  })
  cutOffAt: string | null;

  constructor(cutOffAt: string | null) {
    super(
      cutOffAt
        ? 'Ordering for this meal has closed. Please choose another one.'
        : "This kitchen doesn't cook this meal. Please choose another one.",
      'mealtime',
    );
    this.cutOffAt = cutOffAt;
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There are not enough plates left.' })
export class SoldOut extends Problem {
  @Field(() => Int, { description: 'Number of plates left.' })
  platesLeft: number;

  constructor(platesLeft: number) {
    super(
      platesLeft === 0
        ? 'Sorry, this meal just sold out. Please choose another one.'
        : `Only ${platesLeft} ${platesLeft === 1 ? 'plate is' : 'plates are'} left for this meal. Please order fewer.`,
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
    'The limit of unpaid plates is reached. It applies until the first order of an account is delivered, and to all such ' +
    'accounts of one network together.',
})
export class UnpaidPlatesLimit extends Problem {
  @Field(() => Int, { description: 'Number of plates that can still be ordered.' })
  platesLeft: number;

  constructor(platesLeft: number, most: number, isOwn: boolean) {
    const left = platesLeft === 0 ? 'None are left' : `${platesLeft} ${platesLeft === 1 ? 'is' : 'are'} left`;
    super(
      isOwn
        ? `You can have ${most} unpaid plates until your first order is delivered. ${left}. ` +
            "Order fewer, cancel an order you don't need, or ask support to arrange payment."
        : `Your network has many unpaid plates on order. ${left}. ` +
            'Order fewer, try again later, or ask support to arrange payment.',
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
    'The kitchen does not offer delivery or pickup, or the address is too far to deliver (field deliveryAddress).',
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
  description: 'The idempotency key was already used for a different request.',
})
export class IdempotencyConflict extends Problem {
  constructor() {
    super('This key was already used for a different order. Use a new key.', 'idempotencyKey');
  }
}
