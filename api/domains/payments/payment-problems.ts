import { Problem, ProblemType } from '../../core/operation/problem.ts';
import { type Cents, dollars } from '../../core/values/money.ts';

@ProblemType('PAYMENT_NOT_CONFIGURED')
export class PaymentNotConfigured extends Problem {
  readonly code = 'PAYMENT_NOT_CONFIGURED';

  constructor() {
    super('Stripe API keys not configured');
  }
}

@ProblemType('PAYMENT_UNAVAILABLE')
export class PaymentUnavailable extends Problem {
  readonly code = 'PAYMENT_UNAVAILABLE';

  constructor() {
    super(
      /*i18n*/ "Card payments aren't working right now. You weren't charged. Please try again in a few minutes.",
    );
  }
}

@ProblemType('AMOUNT_DIFFERS')
export class AmountDiffers extends Problem {
  readonly code = 'AMOUNT_DIFFERS';

  constructor(amount: Cents) {
    super(`Please pay ${dollars(amount)}, the total of this order.`, 'amount');
  }
}

@ProblemType('HOLD_ENDED')
export class HoldEnded extends Problem {
  readonly code = 'HOLD_ENDED';

  constructor() {
    super('We held your plates for 15 minutes and had to release them. Please order again.', 'orderId');
  }
}

@ProblemType('NOTHING_TO_PAY')
export class NothingToPay extends Problem {
  readonly code = 'NOTHING_TO_PAY';

  constructor() {
    super("There's nothing to pay. This order is already paid or canceled.", 'orderId');
  }
}

@ProblemType('PAYMENT_NOT_FOUND')
export class PaymentNotFound extends Problem {
  readonly code = 'PAYMENT_NOT_FOUND';

  constructor() {
    super("We couldn't find this payment.", 'paymentId');
  }
}

@ProblemType('REFUND_TOO_LARGE')
export class RefundTooLarge extends Problem {
  readonly code = 'REFUND_TOO_LARGE';

  constructor(left: Cents) {
    super(
      left === 0
        ? 'This payment is already fully refunded.'
        : `You can still refund up to ${dollars(left)} of this payment.`,
      'amountCents',
    );
  }
}

@ProblemType('NOTHING_TO_SETTLE')
export class NothingToSettle extends Problem {
  readonly code = 'NOTHING_TO_SETTLE';

  constructor() {
    super("This is already settled, or it doesn't exist. Please reload the page.", 'id');
  }
}

@ProblemType('PAYMENT_DISPUTED')
export class PaymentDisputed extends Problem {
  readonly code = 'PAYMENT_DISPUTED';

  constructor() {
    super(
      "The customer's bank holds this money until the dispute is decided. Please refund it after that.",
      'paymentId',
    );
  }
}

@ProblemType('PAYOUT_UNDER_WAY')
export class PayoutUnderWay extends Problem {
  readonly code = 'PAYOUT_UNDER_WAY';

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

@ProblemType('PAYOUT_UNCONFIRMED')
export class PayoutUnconfirmed extends Problem {
  readonly code = 'PAYOUT_UNCONFIRMED';

  constructor(payoutId: string) {
    super(
      'The card provider was asked to pay this before its API keys were removed. Set the keys again, or search its ' +
        `dashboard for a transfer in group payout-${payoutId}. If there is none, confirm that here.`,
      'hasNoTransfer',
    );
  }
}

@ProblemType('PAYOUT_AT_PROVIDER')
export class PayoutAtProvider extends Problem {
  readonly code = 'PAYOUT_AT_PROVIDER';

  constructor(transferId: string) {
    super(
      `The card provider already paid this (transfer ${transferId}), so we marked it as paid. If you also ` +
        "paid it by hand, deduct that amount from the kitchen's balance.",
      'payoutId',
    );
  }
}

@ProblemType('REFUNDS_UNDER_WAY')
export class RefundsUnderWay extends Problem {
  readonly code = 'REFUNDS_UNDER_WAY';

  constructor() {
    super('Other refunds of this payment are in progress. Check them, then try again.', 'paymentId');
  }
}
