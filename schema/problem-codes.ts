interface Meaning {
  /** HTTP status of a REST response with this code. */
  status: number;
  /** One sentence, which is also the description of the Problem's GraphQL type. */
  description: string;
}

/**
 * The code of every Problem, of core and then of the domains, oldest first. Programs compare codes and statuses, so
 * neither changes; where 400 looks too general, a REST path has always responded with it.
 */
export const problemCodes = {
  INVALID_INPUT: { status: 400, description: 'A value in the request is not valid.' },
  TOO_MANY_ATTEMPTS: { status: 429, description: 'Too many attempts in a short time; wait and try again.' },
  ALREADY_DONE: { status: 409, description: 'Nothing was left to change: someone else was faster.' },

  INVALID_FILE_TYPE: { status: 400, description: 'The content of the file is not of an accepted type.' },
  FILE_TOO_LARGE: { status: 413, description: 'The file is larger than 10 MiB.' },
  UPLOAD_FAILED: { status: 400, description: 'The file did not arrive completely.' },

  EMAIL_TAKEN: { status: 409, description: 'An account with this email address already exists.' },
  WRONG_CREDENTIALS: { status: 401, description: 'The email address or the password is wrong.' },
  WRONG_CODE: { status: 401, description: 'The code is wrong, expired, or was tried too often.' },
  CODE_NOT_SENT: { status: 503, description: 'The email with the code could not be sent.' },
  RESET_UNAVAILABLE: {
    status: 403,
    description:
      'The password cannot be reset by email: the account is of an admin, or of a kitchen, which has none.',
  },

  CITY_NOT_FOUND: { status: 404, description: 'No city has this ID.' },
  CITY_EXISTS: { status: 409, description: 'The marketplace already has a city of this name and state.' },
  CITY_UNKNOWN: {
    status: 400,
    description: 'No ZIP code belongs to a city of this name, so its coordinates are unknown.',
  },

  KITCHEN_NOT_FOUND: { status: 404, description: 'No kitchen has this ID.' },
  CITY_HAS_KITCHENS: { status: 409, description: 'The city has kitchens, so it cannot be removed.' },
  CITIES_CANNOT_MERGE: {
    status: 409,
    description: 'The cities cannot be merged: the same city, different states, or different time zones.',
  },

  TOO_MANY_ADDRESSES: { status: 409, description: 'The viewer has reached the maximum number of addresses.' },
  ADDRESS_NOT_FOUND: { status: 404, description: 'The viewer has no such address.' },

  INVALID_MENU_FILE: { status: 400, description: 'The file cannot be read at all.' },
  MENU_ROWS_INVALID: {
    status: 400,
    description: 'Some rows of the file are invalid, so nothing was stored.',
  },
  MENU_NOT_OPEN: {
    status: 409,
    description: "The viewer's kitchen is not approved yet, so its menu and week cannot be edited.",
  },
  MENU_CATEGORY_NOT_FOUND: { status: 404, description: "The category is not on the viewer's menu." },
  DISH_NOT_FOUND: { status: 404, description: "The dish is not on the viewer's menu." },
  PHOTO_TOO_SMALL: { status: 400, description: 'The photo would not look good.' },
  MENU_IS_FULL: { status: 409, description: 'The menu holds no more of these.' },
  CATEGORY_NOT_EMPTY: { status: 409, description: 'The category still has dishes.' },
  MENU_CONFLICT: {
    status: 409,
    description: 'The record changed after the viewer read it, for example in another window.',
  },
  ALLERGENS_UNANSWERED: {
    status: 409,
    description: 'A dish cannot go on sale before its allergens are given.',
  },

  REGISTRATION_REFUSED: {
    status: 400,
    description: 'The kitchen cannot join, or a field is missing or invalid.',
  },
  WRONG_EIN_FORMAT: { status: 400, description: 'The EIN is malformed.' },
  UNKNOWN_EIN: { status: 404, description: 'No kitchen is registered with this EIN.' },
  EIN_TAKEN: { status: 409, description: 'A kitchen with this EIN is already registered.' },
  APPLICATION_NOT_FOUND: {
    status: 404,
    description: 'The application does not exist, or the viewer may not see it.',
  },
  DOCUMENT_NOT_FOUND: {
    status: 400,
    description: 'The document does not exist, or the viewer may not see it.',
  },
  APPLICATION_MOVED: {
    status: 409,
    description: 'The status of the application does not allow this; someone else may have changed it.',
  },
  STEP_ALREADY_DONE: { status: 409, description: 'This item of the checklist is already done.' },
  STEP_CLOSED: {
    status: 409,
    description: 'This item of the checklist cannot be changed during its review or after it is accepted.',
  },
  STEPS_INCOMPLETE: { status: 400, description: 'Required items of the checklist are not complete.' },
  DOCUMENTS_NOT_ACCEPTED: { status: 409, description: 'Mandatory documents are not accepted yet.' },
  DOCUMENT_ALREADY_DECIDED: { status: 409, description: 'The document is already decided, or was replaced.' },
  CANNOT_UNDO: {
    status: 409,
    description: 'The decision can no longer be undone: the time is over, or a later decision depends on it.',
  },
  TOO_MANY_DOCUMENTS: { status: 409, description: 'The kitchen has reached its storage limit.' },

  ORDER_NOT_FOUND: {
    status: 404,
    description: 'The order does not exist or is not within reach of the viewer.',
  },
  ISSUE_NOT_REPORTABLE: {
    status: 409,
    description: 'Order is not on its way or late yet, or its meal was too long ago.',
  },
  ISSUE_ALREADY_REPORTED: { status: 409, description: 'A problem with this order was already reported.' },
  ISSUE_NOT_FOUND: { status: 404, description: 'No problem was reported with this order.' },
  TOO_LATE_TO_CANCEL: { status: 409, description: 'The order can no longer be canceled.' },
  ORDER_MOVED_ON: {
    status: 409,
    description: 'Another request was faster: the order no longer has the status in `from`.',
  },
  STEP_NOT_POSSIBLE: {
    status: 409,
    description: 'This step does not follow the current status of the order.',
  },
  STEP_TOO_EARLY: {
    status: 409,
    description: 'The step is the next one but too early: the meal still takes orders, or is not served yet.',
  },
  TOO_LATE_TO_UNDO: { status: 409, description: 'The step cannot be undone, or it is too late to undo it.' },
  CART_IS_EMPTY: { status: 400, description: 'The cart is empty.' },
  KITCHEN_UNAVAILABLE: { status: 409, description: 'The kitchen does not take orders or does not exist.' },
  KITCHEN_PAUSED: { status: 409, description: 'The kitchen pauses for a while.' },
  DISH_UNAVAILABLE: { status: 409, description: 'Some dishes cannot be ordered for this meal.' },
  PRICE_CHANGED: { status: 409, description: 'The total differs from the one the customer saw.' },
  CUT_OFF_PASSED: { status: 409, description: 'The kitchen takes no more orders for this meal.' },
  SOLD_OUT: { status: 409, description: 'The meal does not have enough plates left.' },
  UNPAID_PLATES_LIMIT: {
    status: 409,
    description:
      'The limit of unpaid plates is reached; it applies until the first order of an account is delivered, and to all such accounts of one network together.',
  },
  FULFILLMENT_UNAVAILABLE: {
    status: 409,
    description:
      'The kitchen does not offer delivery or pickup, or the address is too far to deliver (field deliveryAddress).',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    description: 'The idempotency key was already used for a different request.',
  },

  PAYMENT_NOT_CONFIGURED: {
    status: 400,
    description: 'Online payment is disabled because the API keys of the card provider are not set.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    description: 'The card provider is unavailable or refused the request; nothing was charged.',
  },
  AMOUNT_DIFFERS: { status: 400, description: 'The amount differs from the total of the order.' },
  HOLD_ENDED: {
    status: 409,
    description: 'The plates of the order were held for its payment and have been released.',
  },
  NOTHING_TO_PAY: { status: 409, description: 'The order is already paid or canceled.' },
  PAYMENT_NOT_FOUND: { status: 404, description: 'No payment has this ID.' },
  REFUND_TOO_LARGE: {
    status: 409,
    description: 'The refund exceeds what is left of the payment, or the plates of a dish.',
  },
  NOTHING_TO_SETTLE: { status: 404, description: 'No refund or payout to settle has this ID.' },
  PAYMENT_DISPUTED: {
    status: 409,
    description: 'The payment is disputed; the bank holds the money until it decides.',
  },
  PAYOUT_UNDER_WAY: {
    status: 409,
    description: 'The card provider was asked to pay this, and may have done so.',
  },
  PAYOUT_UNCONFIRMED: {
    status: 409,
    description:
      'The card provider was asked to pay this before its keys were removed; an admin must check whether it did.',
  },
  PAYOUT_AT_PROVIDER: {
    status: 409,
    description: 'The card provider already paid this; paying it by hand would pay it twice.',
  },
  REFUNDS_UNDER_WAY: {
    status: 409,
    description: 'Too many refunds of this payment were requested at the same time; this one was not made.',
  },

  PLATES_BEYOND_CAPACITY: {
    status: 400,
    description: 'The plates of the meal exceed the capacity of the kitchen for a day.',
  },
  CLOSURES_OVERLAP: { status: 409, description: 'The kitchen is already closed on some of these days.' },
  ORDERS_ON_CLOSED_DAYS: {
    status: 409,
    description: 'The days to close have open orders; the kitchen must keep or cancel them.',
  },
  CLOSURE_NOT_FOUND: { status: 404, description: 'No closure has this ID.' },
  TOO_MANY_CLOSURES: { status: 409, description: 'The limit of planned closures is reached.' },
  WEEK_CONFLICT: {
    status: 409,
    description: 'The week changed after the viewer read it, for example in another window.',
  },

  NOT_REVIEWABLE: {
    status: 409,
    description:
      'The order is not delivered, its meal is not served yet, or it is too late to change the review.',
  },

  NOTIFICATION_NOT_FOUND: { status: 404, description: 'The viewer has no such notification.' },
  PUSH_DEVICE_NOT_FOUND: { status: 404, description: 'The viewer has no such device.' },

  PERSON_NOT_FOUND: { status: 404, description: 'No person has this ID.' },
  MUST_STAY: { status: 409, description: 'Admins may not disable themselves, nor the last admin.' },
  ORDERS_UNDER_WAY: {
    status: 409,
    description: 'The viewer has orders that are neither delivered nor canceled.',
  },
} as const satisfies Record<string, Meaning>;
