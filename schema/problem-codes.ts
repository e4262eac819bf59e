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
  ADDRESS_IN_USE: {
    status: 409,
    description: 'The email address belongs to an account that is not staff, or to staff: no two share one.',
  },
  WRONG_CREDENTIALS: { status: 401, description: 'The email address or the password is wrong.' },
  WRONG_CODE: { status: 401, description: 'The code is wrong, expired, or was tried too often.' },
  SESSION_NOT_FOUND: { status: 404, description: 'No such session of the viewer is open.' },
  CODE_NOT_SENT: { status: 503, description: 'The email with the code or link could not be sent.' },
  EMAIL_LINK_INVALID: { status: 404, description: 'The link is unknown, expired or already used.' },
  RESET_UNAVAILABLE: {
    status: 403,
    description:
      'The password cannot be reset by email: the account is of an admin, or of a kitchen, which has none.',
  },
  FRESH_PROOF_NEEDED: {
    status: 403,
    description: 'The viewer must prove again who they are: the last proof is older than 10 minutes.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    description:
      'The account has a second factor, which this path cannot ask for: sign in on the website, or by GraphQL.',
  },
  CHALLENGE_EXPIRED: {
    status: 401,
    description:
      'The request for a second factor has expired, was used, or was tried too often; begin again.',
  },
  PASSKEY_REFUSED: { status: 401, description: 'The passkey is unknown, or its response is not valid.' },
  PASSKEY_NOT_FOUND: { status: 404, description: 'The viewer has no such passkey.' },
  PASSKEY_TAKEN: { status: 409, description: 'The passkey was already added to an account.' },
  TOO_MANY_PASSKEYS: { status: 409, description: 'The viewer has reached the maximum number of passkeys.' },
  NO_SECOND_FACTOR: { status: 409, description: 'The account has no second factor.' },
  LAST_SECOND_FACTOR: {
    status: 409,
    description: 'The account must have a second factor, and this is its only one.',
  },

  WEBHOOK_ENDPOINT_NOT_FOUND: { status: 404, description: 'The viewer has no such webhook endpoint.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, description: 'The viewer has no such webhook delivery.' },
  WEBHOOK_ENDPOINT_DISABLED: { status: 409, description: 'The webhook endpoint is disabled.' },
  TOO_MANY_WEBHOOK_ENDPOINTS: {
    status: 409,
    description: 'The viewer has as many webhook endpoints as one may have.',
  },
  TOO_MANY_EXPORTS: {
    status: 409,
    description: 'The viewer has as many exports under way, or started as many in a day, as one may have.',
  },
  API_TOKEN_NOT_FOUND: { status: 404, description: 'The viewer has no such API token.' },
  API_TOKEN_EXPIRED: { status: 409, description: 'The API token has expired, so it gets no new secret.' },
  TOO_MANY_API_TOKENS: {
    status: 409,
    description: 'The viewer has reached the maximum number of API tokens.',
  },
  SCOPE_NOT_YOURS: {
    status: 403,
    description: 'The account may not itself do what the scope allows, so it cannot give it to a token.',
  },

  CITY_NOT_FOUND: { status: 404, description: 'No city has this ID.' },
  CITY_EXISTS: { status: 409, description: 'The marketplace already has a city of this name and state.' },
  CITY_UNKNOWN: {
    status: 400,
    description: 'No ZIP code belongs to a city of this name, so its coordinates are unknown.',
  },

  KITCHEN_NOT_FOUND: { status: 404, description: 'No kitchen has this ID.' },
  CITY_HAS_KITCHENS: { status: 409, description: 'The city has kitchens, so it cannot be removed.' },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, description: 'No announcement has this ID.' },
  ANNOUNCEMENT_CONFLICT: {
    status: 409,
    description: 'The announcement was changed since this revision was read.',
  },
  TOO_MANY_ANNOUNCEMENTS: {
    status: 409,
    description: 'As many announcements as are allowed are shown or waiting.',
  },
  CITIES_CANNOT_MERGE: {
    status: 409,
    description:
      'The cities cannot be merged: the same city, different states or time zones, or ordering in the first is stopped.',
  },
  FEATURE_NOT_AVAILABLE: {
    status: 403,
    description: 'The feature is closed, or not open to the viewer in this city yet.',
  },
  FEATURE_CHANGED: { status: 409, description: 'The setting of the feature was changed since it was read.' },

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
  KITCHEN_NOT_APPROVED: {
    status: 409,
    description: "The viewer's kitchen is not approved yet, so it cannot publish photos.",
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
  HOUSEHOLD_CONFLICT: {
    status: 409,
    description: 'The household changed after the viewer read it, for example in another window.',
  },
  MEALS_CLOSED: { status: 409, description: 'The cut-off of some meals has passed, so their menus stay.' },
  DISHES_NOT_ON_MENU: { status: 404, description: 'Some dishes are not, or no longer, on the menu.' },

  REGISTRATION_REFUSED: {
    status: 400,
    description: 'The kitchen cannot join, or a field is missing or invalid.',
  },
  WRONG_EIN_FORMAT: { status: 400, description: 'The EIN is malformed.' },
  UNKNOWN_EIN: { status: 404, description: 'No kitchen is registered with this EIN.' },
  CLAIM_NOT_FOUND: { status: 404, description: 'No claim has this ID.' },
  CLAIMED_KITCHEN_SELLS: {
    status: 409,
    description: 'The kitchen with the EIN is approved; it must be suspended before the claim is accepted.',
  },
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
  DISH_NOT_ORDERED: { status: 404, description: 'No order of the meal has the dish.' },
  TOO_LATE_TO_UNDO: { status: 409, description: 'The step cannot be undone, or it is too late to undo it.' },
  CART_IS_EMPTY: { status: 400, description: 'The cart is empty.' },
  KITCHEN_UNAVAILABLE: { status: 409, description: 'The kitchen does not take orders or does not exist.' },
  KITCHEN_PAUSED: { status: 409, description: 'The kitchen pauses for a while.' },
  KITCHEN_PAUSED_BY_STAFF: {
    status: 409,
    description: 'An admin paused the kitchen; its cook can end the pause on the day in `until`.',
  },
  CONDUCT_PROPOSAL_NOT_FOUND: { status: 404, description: 'No proposed step has this ID.' },
  CONDUCT_PROPOSAL_CLOSED: {
    status: 409,
    description: 'The proposed step was decided by someone else, or is no longer needed, as `status` says.',
  },
  ORDERING_STOPPED: {
    status: 409,
    description: 'Staff have stopped ordering in the city or everywhere, for the reason in the message.',
  },
  DISH_UNAVAILABLE: { status: 409, description: 'Some dishes cannot be ordered for this meal.' },
  CHOICES_CHANGED: {
    status: 409,
    description: 'The choices of some dishes are missing, too many, or no longer offered.',
  },
  DIET_NOT_ACCEPTED: {
    status: 409,
    description: 'Someone in the household never eats some dishes, and the customer did not accept them.',
  },
  DISH_NOT_COOKED: { status: 409, description: 'The kitchen cooks some dishes for other meals only.' },
  TOO_FEW_PORTIONS: {
    status: 409,
    description: 'The meal does not have enough portions left of some dishes.',
  },
  PRICE_CHANGED: { status: 409, description: 'The total differs from the one the customer saw.' },
  CUT_OFF_PASSED: { status: 409, description: 'The kitchen takes no more orders for this meal.' },
  SOLD_OUT: { status: 409, description: 'The meal does not have enough plates left.' },
  UNPAID_PLATES_LIMIT: {
    status: 409,
    description:
      'The limit of unpaid plates is reached; it applies until the first order of an account is delivered, and to all such accounts of one network together.',
  },
  EMAIL_NOT_PROVEN: {
    status: 409,
    description:
      'The email address of the account is not confirmed, which another unpaid order and a second factor need.',
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
  MUST_STAY: {
    status: 409,
    description:
      'Staff may not disable themselves, change their own role, remove their own lost second factors, or send themselves a link for a new password, and the last owner stays an owner.',
  },
  MONEY_OUTSTANDING: { status: 409, description: 'Money of the kitchen or the customer is not settled yet.' },
  ALREADY_STAFF: { status: 409, description: 'The address belongs to a staff member, enabled or disabled.' },
  INVITATION_OVER: {
    status: 410,
    description:
      'The invitation was used, withdrawn, sent again or has expired, or its sender may no longer invite.',
  },
  INVITATION_NOT_FOUND: { status: 404, description: 'No open invitation has this ID.' },
  INVITATION_NOT_SENT: {
    status: 503,
    description: 'The invitation is open, but its email could not be sent; it can be sent again.',
  },
  FAILED_JOB_NOT_FOUND: {
    status: 404,
    description: 'No such background job waits: it was tried again, dismissed, or given up 30 days ago.',
  },
  JOB_QUEUE_NOT_FOUND: { status: 404, description: 'The marketplace has no such queue of background jobs.' },
  PASSWORD_LINK_OVER: {
    status: 410,
    description:
      'The link for a new password was used, sent again or has expired, or its sender may no longer manage staff.',
  },
  PASSWORD_LINK_NOT_SENT: {
    status: 503,
    description: 'The email with the link for a new password could not be sent; it can be sent again.',
  },
  ORDERS_UNDER_WAY: {
    status: 409,
    description: 'The viewer has orders that are neither delivered nor canceled.',
  },
  TIFFIN_PLAN_NOT_FOUND: { status: 404, description: 'The viewer has no tiffin plan with this ID.' },
  TIFFIN_OFFER_NOT_FOUND: { status: 404, description: 'No tiffin plan is offered under this ID.' },
  TIFFIN_OFFER_LIMIT: { status: 409, description: 'The kitchen offers as many tiffin plans as are allowed.' },
  TIFFIN_OFFER_FULL: {
    status: 409,
    description: 'The offered tiffin plan has no spot left on some of the weekdays for so many people.',
  },
  TIFFIN_WAITLIST_LIMIT: {
    status: 409,
    description:
      'The waiting list is as long as is allowed, the viewer is on as many as are allowed, or they did not use spots ' +
      'that were reserved for them in the last week.',
  },
  TIFFIN_PLAN_STOPPED: { status: 409, description: 'The tiffin plan was stopped.' },
  TIFFIN_PLAN_CONFLICT: {
    status: 409,
    description: 'The tiffin plan was changed since this version was read.',
  },
  TIFFIN_PLAN_LIMIT: { status: 409, description: 'The viewer has as many tiffin plans as are allowed.' },
  MEAL_NOT_COOKED: {
    status: 409,
    description: 'The kitchen does not cook this meal, or these dishes for it, on some of the weekdays.',
  },
  NOT_A_PLAN_DAY: { status: 409, description: 'The tiffin plan has no meal on this day, or it is over.' },
  DAY_IS_BEING_ORDERED: {
    status: 409,
    description: 'The order of this day, or of a day of this plan, is being placed at this moment.',
  },
  DAY_STAYS_ORDERED: {
    status: 409,
    description: 'The order of this day cannot be replaced, and stays as it is.',
  },
  DISHES_CHANGED: {
    status: 409,
    description: 'Dishes of the tiffin plan have other allergens, diet or marks than when it was agreed.',
  },
  PLAN_BREAKS_DIET: {
    status: 409,
    description: 'Someone in the household never eats some dishes of the plan, which was not agreed to.',
  },
  DAY_CLOSED: { status: 409, description: 'The kitchen is closed on this day of the tiffin plan.' },
  PLAN_IS_UNPAID: { status: 409, description: 'A bill of the tiffin plan is unpaid past its due time.' },
  TIFFIN_BILL_NOT_FOUND: { status: 404, description: 'No bill of tiffin plans has this ID.' },
  BILL_ALREADY_PAID: { status: 409, description: 'The bill is already paid.' },
  BILL_IS_VOID: { status: 409, description: 'The bill no longer has to be paid.' },
  BILL_AMOUNT_DIFFERS: { status: 409, description: 'The amount is not that of the bill.' },
  SAVED_CARD_NOT_FOUND: { status: 404, description: 'The viewer has no saved card with this ID.' },
  TIFFIN_CREDIT_NOT_FOUND: { status: 404, description: 'No credit that the viewer may change has this ID.' },
  CREDIT_AMOUNT_DIFFERS: {
    status: 409,
    description: 'The amount is not what can be returned of the credit.',
  },
  CREDIT_IS_NEEDED: { status: 409, description: 'Plans, unpaid orders or an open bill need the credit.' },

  NOT_A_SANDBOX: { status: 409, description: 'The server is not a sandbox, or takes cards of Stripe.' },
  CLOCK_TOO_FAR_AHEAD: {
    status: 409,
    description: 'The clock of the sandbox would be further ahead of real time than it may be.',
  },
} as const satisfies Record<string, Meaning>;
