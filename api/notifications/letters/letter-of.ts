import type { Letter } from '../../core/mail.ts';
import { dollars } from '../../core/money.ts';
import { NotificationType } from '../notification-enums.ts';
import { htmlLetter } from './html-letter.ts';
import type { LetterFacts, OrderInLetter } from './letter-facts.ts';

/** A letter before it is text or HTML. */
export interface Draft {
  title: string;
  greeting: string;
  paragraphs: string[];
  rows: [words: string, amount: string][];
  action: { words: string; url: string };
  footer: { words: string; url: string };
}

/** What people are also told by mail; the rest is for the bell alone. */
export const mailedTypes: ReadonlySet<NotificationType> = new Set([
  NotificationType.ORDER_PLACED,
  NotificationType.ORDER_READY,
  NotificationType.PICKUP_READY,
  NotificationType.ORDER_DELIVERED,
  NotificationType.ORDER_CANCELLED,
  NotificationType.REFUND_MADE,
  NotificationType.REVIEW_STARTED,
  NotificationType.DOCUMENT_REJECTED,
  NotificationType.APPLICATION_APPROVED,
  NotificationType.APPLICATION_REJECTED,
]);

const rowsOf = ({ lines, totalCents }: OrderInLetter): Draft['rows'] => [
  ...lines.map(line => [`${line.quantity} × ${line.dishName}`, dollars(line.cents)] as [string, string]),
  ['Total', dollars(totalCents)],
];

const whatNext: Partial<Record<NotificationType, string>> = {
  [NotificationType.ORDER_PLACED]:
    'You can cancel within 5 minutes of placing, and after that until the cut-off of your meal.',
  [NotificationType.ORDER_DELIVERED]:
    'Your stars and words help the cook, and whoever looks for a kitchen next.',
};

const actionOf = ({ type, isCustomer, order }: LetterFacts, site: string): Draft['action'] => {
  if (order && isCustomer) {
    const words = type === NotificationType.ORDER_DELIVERED ? 'Rate your order' : 'See your order';
    return { words, url: `${site}/orders/${order.id}` };
  }
  if (order) return { words: 'Open your order board', url: `${site}/orders` };
  if (type === NotificationType.APPLICATION_APPROVED) {
    return { words: 'Open your dashboard', url: `${site}/supplier-dashboard` };
  }
  return { words: 'Open your checklist', url: `${site}/supplier-onboarding` };
};

const draftOf = (facts: LetterFacts, site: string): Draft => ({
  title: facts.title,
  greeting: `Hello ${facts.name.split(' ')[0]},`,
  paragraphs: [facts.message, (facts.isCustomer && whatNext[facts.type]) || ''].filter(Boolean),
  rows: facts.order ? rowsOf(facts.order) : [],
  action: actionOf(facts, site),
  footer: {
    words: 'You get this letter because mail is switched on in your notification settings.',
    url: `${site}/notification-settings`,
  },
});

const textLetter = ({ greeting, paragraphs, rows, action, footer }: Draft): string =>
  [
    greeting,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([words, amount]) => `${words}: ${amount}`).join('\n')] : []),
    `${action.words}: ${action.url}`,
    `Your Tiffin team`,
    `--\n${footer.words}\n${footer.url}`,
  ].join('\n\n');

/** The letter about a notification; `site` is the address people know the marketplace by. */
export const letterOf = (facts: LetterFacts, site: string): Letter => {
  const draft = draftOf(facts, site);
  const number = facts.order ? ` · ${facts.order.orderNumber}` : '';
  return {
    to: facts.email,
    subject: `${facts.title}${number}`,
    text: textLetter(draft),
    html: htmlLetter(draft),
  };
};
