import { t } from '@lingui/core/macro';
import ChevronDown from '~icons/lucide/chevron-down';
import { cancellationMinutes } from '../../../schema/constants.ts';

const questions = () => [
  {
    question: t`Can I cancel my order?`,
    answer: t`Yes. You can always cancel within ${cancellationMinutes} minutes of placing it, and after that until the kitchen's cut-off time for your meal. Open the order and choose Cancel.`,
  },
  {
    question: t`How long does delivery take?`,
    answer: t`At peak hours, typically 30 to 45 minutes after your meal is ready. Every order shows its delivery window.`,
  },
  {
    question: t`Can I have the same meal every week?`,
    answer: t`Yes. Fill your cart, choose “Have this every week”, and pick the weekdays. Each meal of your tiffin plan becomes an ordinary order. Skip a meal or stop the plan whenever you like.`,
  },
  {
    question: t`How do I pay?`,
    answer: t`Card payments go through a payment provider; we never see your card number. While online payment is off, our support team contacts you to arrange payment.`,
  },
  {
    question: t`Do I need an account?`,
    answer: t`You can look around without one. To complete an order you need an account.`,
  },
  {
    question: t`Who cooks my meal?`,
    answer: t`A home cook in your city. Every kitchen is a home kitchen, reviewed before it can sell. Restaurants and commercial kitchens aren't allowed.`,
  },
  {
    question: t`How can I become a supplier?`,
    answer: t`Register your home kitchen, sign the agreements and upload your documents. The review takes 2-3 business days.`,
  },
];

export const Faq = () => (
  <div className="divide-y divide-border rounded-card border border-border bg-surface">
    {questions().map(({ question, answer }) => (
      <details key={question} className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
          <span className="flex-1">{question}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <p className="px-4 pb-4 text-muted">{answer}</p>
      </details>
    ))}
  </div>
);
