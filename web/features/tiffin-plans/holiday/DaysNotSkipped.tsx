import { t } from '@lingui/core/macro';
import { shortDay } from '../../../lib/formats/dates.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import type { DayNotSkipped } from './use-skip-days.ts';

interface Props {
  notSkipped: readonly DayNotSkipped[];
  kitchenOf: (planId: string) => string;
  onClose: () => void;
}

/** The meals of a holiday that could not be skipped, with the reasons. */
export const DaysNotSkipped = ({ notSkipped, kitchenOf, onClose }: Props) => (
  <Sheet onClose={onClose} title={t`Some meals stay`}>
    <div role="status" className="flex flex-col gap-4">
      <Notice tone="warn">{t`These meals could not be skipped. All others are.`}</Notice>
      <ul className="divide-y divide-border">
        {notSkipped.map(({ planId, serviceDate, reason }) => (
          <li key={`${planId} ${serviceDate}`} className="py-2">
            <p className="font-semibold">
              {shortDay(serviceDate)} · {kitchenOf(planId)}
            </p>
            <p className="text-small text-muted">{sentenceText(reason)}</p>
          </li>
        ))}
      </ul>
      <Button variant="secondary" fullWidth onClick={onClose}>{t`Close`}</Button>
    </div>
  </Sheet>
);
