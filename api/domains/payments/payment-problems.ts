import { ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Cents, dollars } from '../../core/values/money.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Online payment is disabled because the API keys of the card provider are not set.',
})
export class PaymentNotConfigured extends Problem {
  constructor() {
    super('Stripe API keys not configured');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The card provider is unavailable or refused the request; nothing was charged.',
})
export class PaymentUnavailable extends Problem {
  constructor() {
    super("Card payments aren't working right now. You weren't charged. Please try again in a few minutes.");
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The amount differs from the total of the order.',
})
export class AmountDiffers extends Problem {
  constructor(amount: Cents) {
    super(`Please pay ${dollars(amount)}, the total of this order.`, 'amount');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The plates of the order were held for its payment and have been released.',
})
export class HoldEnded extends Problem {
  constructor() {
    super('We held your plates for 15 minutes and had to release them. Please order again.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The order is already paid or canceled.',
})
export class NothingToPay extends Problem {
  constructor() {
    super("There's nothing to pay. This order is already paid or canceled.", 'orderId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There is no such payment.' })
export class PaymentNotFound extends Problem {
  constructor() {
    super("We couldn't find this payment.", 'paymentId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The refund exceeds what is left of the payment, or the plates of a dish.',
})
export class RefundTooLarge extends Problem {
  constructor(left: Cents) {
    super(
      left === 0
        ? 'This payment is already fully refunded.'
        : `You can still refund up to ${dollars(left)} of this payment.`,
      'amountCents',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'No refund or payout to settle has this ID.',
})
export class NothingToSettle extends Problem {
  constructor() {
    super("This is already settled, or it doesn't exist. Please reload the page.", 'id');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The payment is disputed; the bank holds the money until it decides.',
})
export class PaymentDisputed extends Problem {
  constructor() {
    super(
      "The customer's bank holds this money until the dispute is decided. Please refund it after that.",
      'paymentId',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The card provider was asked to pay this, and may have done so.',
})
export class PayoutUnderWay extends Problem {
  constructor(message: string) {
    super(message, 'payoutId');
  }

  static justNow = () =>
    new PayoutUnderWay('The card provider was just asked to pay this. Wait two minutes, then try again.');

  static unanswered = () =>
    new PayoutUnderWay(
      "The card provider hasn't confirmed whether it paid this. Try again in a few minutes.",
    );
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The card provider was asked to pay this before its keys were removed; an admin must check whether it did.',
})
export class PayoutUnconfirmed extends Problem {
  constructor(payoutId: string) {
    super(
      'The card provider was asked to pay this before its API keys were removed. Set the keys again, or search its ' +
        `dashboard for a transfer in group payout-${payoutId}. If there is none, confirm that here.`,
      'hasNoTransfer',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The card provider already paid this; paying it by hand would pay it twice.',
})
export class PayoutAtProvider extends Problem {
  constructor(transferId: string) {
    super(
      `The card provider already paid this (transfer ${transferId}), so we marked it as paid. If you also ` +
        "paid it by hand, deduct that amount from the kitchen's balance.",
      'payoutId',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Too many refunds of this payment were requested at the same time; this one was not made.',
})
export class RefundsUnderWay extends Problem {
  constructor() {
    super('Other refunds of this payment are in progress. Check them, then try again.', 'paymentId');
  }
}
