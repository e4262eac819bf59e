import { type Language, languageOfCode } from '../../../../schema/languages.ts';
import type { Email } from '../../../core/interfaces/mail.ts';
import { dollars } from '../../../core/values/money.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { formsOf } from '../../emails/render-email.ts';
import { dishWithChoices } from '../../orders/choice-words.ts';
import { sayIn } from '../../sentences/say.ts';
import type { Template } from '../../sentences/sentence.ts';
import {
  aboutPayingBills,
  aboutSecurity,
  aboutTiffinPlans,
  notificationPath,
} from '../composing/notification-path.ts';
import { textFor } from '../composing/notification-texts.ts';
import { NotificationType } from '../notification-enums.ts';
import { alwaysMailed } from './always-mailed.ts';
import type { EmailFacts, OrderInEmail } from './email-facts.ts';

/** Types that also go out by email; the others show only on the bell. */
export const mailedTypes: ReadonlySet<NotificationType> = new Set([
  NotificationType.ORDER_PLACED,
  NotificationType.ORDER_READY,
  NotificationType.PICKUP_READY,
  NotificationType.ORDER_NOT_READY,
  NotificationType.ORDER_DELIVERED,
  NotificationType.ORDER_CANCELED,
  NotificationType.ORDER_CONFIRMED,
  NotificationType.DISH_CHANGED,
  NotificationType.ISSUE_REPORTED,
  NotificationType.CONTENTS_UNWRITTEN,
  NotificationType.PAYMENT_COMPLETED,
  NotificationType.REFUND_MADE,
  NotificationType.PAYMENT_DISPUTED,
  NotificationType.DISPUTE_CLOSED,
  NotificationType.PAYMENT_ATTENTION,
  ...aboutTiffinPlans,
  NotificationType.REVIEW_STARTED,
  NotificationType.DOCUMENT_REJECTED,
  NotificationType.APPLICATION_APPROVED,
  NotificationType.APPLICATION_REJECTED,
  NotificationType.KITCHEN_SUSPENDED,
  NotificationType.KITCHEN_REINSTATED,
  NotificationType.KITCHEN_WARNED,
  NotificationType.KITCHEN_PAUSED,
  ...alwaysMailed,
]);

const rowsOf = ({ lines, totalCents }: OrderInEmail, language: Language): EmailDraft['rows'] => [
  ...lines.map(
    line => [`${line.quantity} × ${dishWithChoices(line)}`, dollars(line.cents)] as [string, string],
  ),
  [sayIn(language)('Total'), dollars(totalCents)],
];

const whatNext: Partial<Record<NotificationType, string>> = {
  [NotificationType.ORDER_PLACED]:
    'You can cancel within 5 minutes of ordering, and after that until the cut-off for your meal.',
  [NotificationType.PAYMENT_COMPLETED]: 'Your receipt is attached.',
  [NotificationType.ORDER_DELIVERED]: 'Your review helps the cook and other customers.',
};

const { ORDER_DELIVERED, CONTENTS_UNWRITTEN, APPLICATION_APPROVED, REVIEW_STARTED } = NotificationType;
const { KITCHEN_SUSPENDED, KITCHEN_REINSTATED } = NotificationType;
const aboutSelling: readonly NotificationType[] = [
  APPLICATION_APPROVED,
  KITCHEN_SUSPENDED,
  KITCHEN_REINSTATED,
];

const { KITCHEN_WARNED, KITCHEN_PAUSED } = NotificationType;
const aboutConduct: readonly NotificationType[] = [KITCHEN_WARNED, KITCHEN_PAUSED];

const { PAYMENT_ATTENTION, PAYMENT_DISPUTED, DISPUTE_CLOSED } = NotificationType;
const aboutDisputes: readonly NotificationType[] = [PAYMENT_DISPUTED, DISPUTE_CLOSED];

const actionWords = ({ type, isCustomer, order }: EmailFacts): Template => {
  if (aboutSecurity.includes(type)) return 'Open sign-in & security';
  if (aboutPayingBills.includes(type)) return 'Pay your bill';
  // An order whose payment came too late was never placed; its customer is notified of the refund only.
  if (aboutTiffinPlans.includes(type)) return 'See your tiffin plans';
  if (isCustomer && !order) return 'See your orders';
  if (isCustomer) return type === ORDER_DELIVERED ? 'Rate your order' : 'See your order';
  if (order) return 'Open your order board';
  if (type === REVIEW_STARTED) return 'See your application status';
  if (type === CONTENTS_UNWRITTEN) return 'Open your menu';
  if (aboutConduct.includes(type)) return 'See your figures';
  if (type === PAYMENT_ATTENTION) return 'Open payments';
  if (aboutDisputes.includes(type)) return 'Open your payouts';
  return aboutSelling.includes(type) ? 'Open your dashboard' : 'Open your checklist';
};

const draftOf = (facts: EmailFacts, site: string): EmailDraft => {
  const { title, message, language } = textFor(facts, languageOfCode(facts.language));
  const words = sayIn(language);
  return {
    language,
    title,
    greeting: words('Hello {0},', facts.name.split(' ')[0]!),
    paragraphs: [message, (facts.isCustomer && whatNext[facts.type]) || ''].filter(Boolean),
    rows: facts.order ? rowsOf(facts.order, language) : [],
    action: {
      words: words(actionWords(facts)),
      url: `${site}${notificationPath({ ...facts, orderId: facts.order?.id ?? null })}`,
    },
    ...(!alwaysMailed.includes(facts.type) && {
      footer: {
        words: words('You get this email because email is turned on in your notification settings.'),
        url: `${site}/notification-settings`,
      },
    }),
  };
};

/** Composes the email for a notification; `site` is the public address of the marketplace. */
export const composeEmail = (facts: EmailFacts, site: string): Email => {
  const number = facts.order ? ` · ${facts.order.orderNumber}` : '';
  const draft = draftOf(facts, site);
  return { to: facts.email, subject: `${draft.title}${number}`, ...formsOf(draft) };
};
