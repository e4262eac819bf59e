import { Field, ID, Int } from 'type-graphql';
import { withValues } from '../../../../schema/with-values.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { dayWords } from '../../../core/values/moment-words.ts';
import { type Cents, dollars, Money } from '../../../core/values/money.ts';
import type { StopInForce } from '../../cities/ordering-stops/stops-in-force.ts';
import { MealWindow } from '../../mealtimes/meal-window.ts';
import { CategoryPortions } from '../../menus/portions/category-portions.ts';
import { DishPortions } from '../../menus/portions/dish-portions.ts';

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
    super(/*i18n*/ "This kitchen isn't taking orders right now.", 'supplierId');
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

@ProblemType('ORDERING_STOPPED')
export class OrderingStopped extends Problem {
  readonly code = 'ORDERING_STOPPED';

  @Field(() => String, { description: 'Reason, in the words of staff for customers.' })
  reason: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which ordering is allowed again automatically; null until staff allow it.',
  })
  until: string | null;

  constructor({ reason, until }: Pick<StopInForce, 'reason' | 'until'>) {
    super(withValues(/*i18n*/ "We aren't taking orders right now: {0}", reason), 'supplierId');
    this.reason = reason;
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

@ProblemType('DISH_NOT_COOKED')
export class DishNotCooked extends Problem {
  readonly code = 'DISH_NOT_COOKED';

  @Field(() => [ID], { description: 'IDs of the dishes that are cooked for other meals only.' })
  dishIds: string[];

  @Field(() => MealWindow, {
    nullable: true,
    description:
      'Next meal that takes orders and for which all dishes of the cart are cooked; null when there is none.',
  })
  nextMeal: MealWindow | null;

  constructor(dishes: readonly { id: string; name: string }[], nextMeal: MealWindow | null) {
    const names = dishes.map(dish => dish.name).join(', ');
    const instead = nextMeal
      ? `Choose ${nextMeal.mealtime.toLowerCase()} on ${dayWords(nextMeal.serviceDate)}.`
      : 'Choose another meal, or order its dishes one by one.';
    super(`Not cooked for this meal: ${names}. ${instead}`, 'mealtime');
    this.dishIds = dishes.map(dish => dish.id);
    this.nextMeal = nextMeal;
  }
}

@ProblemType('TOO_FEW_PORTIONS')
export class TooFewPortions extends Problem {
  readonly code = 'TOO_FEW_PORTIONS';

  @Field(() => [DishPortions], { description: 'Dishes of the cart with fewer portions left than it has.' })
  dishes: DishPortions[];

  @Field(() => [CategoryPortions], {
    description: 'Categories with fewer portions left of all their dishes together than the cart has.',
  })
  categories: readonly CategoryPortions[];

  constructor(
    dishes: readonly (DishPortions & { name: string })[],
    categories: readonly CategoryPortions[] = [],
  ) {
    const left = [
      ...dishes.map(({ name, portionsLeft }) => `${name} (${portionsLeft} left)`),
      ...categories.map(({ name, portionsLeft }) => `all of ${name} together (${portionsLeft} left)`),
    ];
    super(
      `Too few portions are left for this meal: ${left.join(', ')}. Please order fewer, or another meal.`,
      'lines',
    );
    this.dishes = dishes.map(({ dishId, portionsLeft }) => ({ dishId, portionsLeft }));
    this.categories = categories;
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
        ? /*i18n*/ 'Ordering for this meal has closed. Please choose another one.'
        : /*i18n*/ "This kitchen doesn't cook this meal. Please choose another one.",
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

  constructor(what: 'order' | 'tiffin plan' | 'export' = 'order') {
    super(`This key was already used for a different ${what}. Use a new key.`, 'idempotencyKey');
  }
}
