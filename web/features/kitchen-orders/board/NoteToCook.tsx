import { t } from '@lingui/core/macro';
import MessageSquareText from '~icons/lucide/message-square-text';

/** The customer's note, highlighted so that the cook doesn't miss it. */
export const NoteToCook = ({ note }: { note: string }) => (
  <p className="flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 font-medium print:border">
    <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
    <span className="sr-only">{t`Note:`} </span>
    <span className="min-w-0 whitespace-pre-line">{note}</span>
  </p>
);
