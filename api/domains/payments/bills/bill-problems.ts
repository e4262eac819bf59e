import { withValues } from '../../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';

@ProblemType('TIFFIN_BILL_NOT_FOUND')
export class TiffinBillNotFound extends Problem {
  readonly code = 'TIFFIN_BILL_NOT_FOUND';

  constructor() {
    super("We couldn't find this bill.", 'billId');
  }
}

@ProblemType('BILL_ALREADY_PAID')
export class BillAlreadyPaid extends Problem {
  readonly code = 'BILL_ALREADY_PAID';

  constructor() {
    super('This bill is already paid.', 'billId');
  }
}

@ProblemType('BILL_IS_VOID')
export class BillIsVoid extends Problem {
  readonly code = 'BILL_IS_VOID';

  constructor() {
    super(/*i18n*/ 'You no longer need to pay this bill.', 'billId');
  }
}

@ProblemType('BILL_AMOUNT_DIFFERS')
export class BillAmountDiffers extends Problem {
  readonly code = 'BILL_AMOUNT_DIFFERS';

  constructor(amount: Cents) {
    super(`This bill is ${dollars(amount)}. Please record exactly that.`, 'amountCents');
  }
}

@ProblemType('TIFFIN_CREDIT_NOT_FOUND')
export class TiffinCreditNotFound extends Problem {
  readonly code = 'TIFFIN_CREDIT_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "There's no credit here. Please reload the page.", 'creditId');
  }
}

@ProblemType('CREDIT_AMOUNT_DIFFERS')
export class CreditAmountDiffers extends Problem {
  readonly code = 'CREDIT_AMOUNT_DIFFERS';

  constructor(amount: Cents) {
    super(
      `${dollars(amount)} of this credit can be returned now. Please return exactly that.`,
      'amountCents',
    );
  }
}

@ProblemType('CREDIT_IS_NEEDED')
export class CreditIsNeeded extends Problem {
  readonly code = 'CREDIT_IS_NEEDED';

  static forPlan = () =>
    new CreditIsNeeded(
      /*i18n*/ 'Your tiffin plan uses this credit for your next meals. Stop the plan first to get it back.',
    );

  static forOrders = () =>
    new CreditIsNeeded(
      /*i18n*/ 'Some meals of your plan are still unpaid. Your credit is used for them first.',
    );

  static forBill = (billNumber: string) =>
    new CreditIsNeeded(withValues(/*i18n*/ 'Bill {0} is still open and counts on this credit.', billNumber));

  constructor(message: string) {
    super(message, 'creditId');
  }
}
