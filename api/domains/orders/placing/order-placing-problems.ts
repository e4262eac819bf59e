import { Field, ID, Int } from 'type-graphql';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { type Cents, dollars, Money } from '../../../core/values/money.ts';

@ProblemType('CART_IS_EMPTY')
export class CartIsEmpty extends Problem {
  readonly code = 'CART_IS_EMPTY';

  constructor() {
    super('Your cart is empty. Add a dish first.', 'lines');
  }
}

@ProblemType('KITCHEN_UNAVAILABLE')
export class KitchenUnavailable extends Problem {
  readonly code = 'KITCHEN_UNAVAILABLE';

  constructor() {
    super("This kitchen isn't taking orders right now.", 'supplierId');
  }
}

@ProblemType('KITCHEN_PAUSED')
export class KitchenPaused extends Problem {
  readonly code = 'KITCHEN_PAUSED';

  @Field(() => LocalDate, { description: 'Day on which the kitchen cooks again.' })
  until: string;

  constructor(until: string) {
    super('This kitchen is taking a break. Please choose another one.', 'supplierId');
    this.until = until;
  }
}

@ProblemType('DISH_UNAVAILABLE')
export class DishUnavailable extends Problem {
  readonly code = 'DISH_UNAVAILABLE';

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

@ProblemType('PRICE_CHANGED')
export class PriceChanged extends Problem {
  readonly code = 'PRICE_CHANGED';

  @Field(() => Money, { description: 'Current total of the same dishes.' })
  total: Money;

  constructor(total: Cents) {
    super(`Prices have changed. Your new total is ${dollars(total)}.`, 'expectedTotalCents');
    this.total = new Money(total);
  }
}

@ProblemType('CUT_OFF_PASSED')
export class CutOffPassed extends Problem {
  readonly code = 'CUT_OFF_PASSED';

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

@ProblemType('SOLD_OUT')
export class SoldOut extends Problem {
  readonly code = 'SOLD_OUT';

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

@ProblemType('UNPAID_PLATES_LIMIT')
export class UnpaidPlatesLimit extends Problem {
  readonly code = 'UNPAID_PLATES_LIMIT';

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

@ProblemType('FULFILLMENT_UNAVAILABLE')
export class FulfillmentUnavailable extends Problem {
  readonly code = 'FULFILLMENT_UNAVAILABLE';

  constructor(message: string, field: 'fulfillment' | 'deliveryAddress' = 'fulfillment') {
    super(message, field);
  }
}

@ProblemType('IDEMPOTENCY_CONFLICT')
export class IdempotencyConflict extends Problem {
  readonly code = 'IDEMPOTENCY_CONFLICT';

  constructor() {
    super('This key was already used for a different order. Use a new key.', 'idempotencyKey');
  }
}
