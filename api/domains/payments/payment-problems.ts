import { ObjectType } from 'type-graphql';
import { type Cents, dollars } from '../../core/money.ts';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Online payment is disabled: the keys of the card provider are not set.',
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
  description: 'The card provider is away or did not accept what was asked; nothing was charged.',
})
export class PaymentUnavailable extends Problem {
  constructor() {
    super(
      'Card payments do not work at the moment. Nothing was charged; please try again in a little while.',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The amount is not what the order costs.',
})
export class AmountDiffers extends Problem {
  constructor(amount: Cents) {
    super(`The amount to pay is ${dollars(amount)}.`, 'amount');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The order waited too long for its payment.',
})
export class HoldEnded extends Problem {
  constructor() {
    super('Your plates were kept for 15 minutes and are free again now. Please order again.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There is nothing to pay: the order is paid or canceled.',
})
export class NothingToPay extends Problem {
  constructor() {
    super('There is nothing to pay for this order.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There is no such payment.' })
export class PaymentNotFound extends Problem {
  constructor() {
    super('There is no such payment.', 'paymentId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'More would go back than was paid, or than there were plates of a dish.',
})
export class RefundTooLarge extends Problem {
  constructor(left: Cents) {
    super(
      left === 0
        ? 'All of this payment was refunded already.'
        : `At most ${dollars(left)} of this payment can still be refunded.`,
      'amountCents',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There is no such refund or payout to settle.',
})
export class NothingToSettle extends Problem {
  constructor() {
    super('This is settled already, or there is no such thing.', 'id');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The customer disputes the payment with their bank, which holds the money until it decides.',
})
export class PaymentDisputed extends Problem {
  constructor() {
    super(
      "The customer's bank holds this money until it has decided the dispute. Refund it after that.",
      'paymentId',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The card provider was asked to pay this, and it is not certain that it did not.',
})
export class PayoutUnderWay extends Problem {
  constructor(message: string) {
    super(message, 'payoutId');
  }

  static justNow = () =>
    new PayoutUnderWay(
      'The card provider was asked to pay this a moment ago. Wait two minutes, then try again.',
    );

  static unanswered = () =>
    new PayoutUnderWay(
      'The card provider was asked to pay this and does not answer whether it did. Try again in a few minutes.',
    );
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The card provider was asked to pay this before its keys were removed; a person must look whether it did.',
})
export class PayoutUnconfirmed extends Problem {
  constructor(payoutId: string) {
    super(
      'The card provider was asked to pay this before its keys were removed. Set the keys again, or look in its ' +
        `dashboard for a transfer of the group payout-${payoutId}. If there is none, confirm that here.`,
      'hasNoTransfer',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The card provider has paid this, so that paying it by hand would pay it twice.',
})
export class PayoutAtProvider extends Problem {
  constructor(transferId: string) {
    super(
      `The card provider has paid this already (transfer ${transferId}), and it is marked as paid now. If you have ` +
        "paid it by hand as well, take that off the kitchen's balance.",
      'payoutId',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Many refunds of this payment were asked for at the same moment; this one was not made.',
})
export class RefundsUnderWay extends Problem {
  constructor() {
    super('Other refunds of this payment are being made. Check them, then try again.', 'paymentId');
  }
}
