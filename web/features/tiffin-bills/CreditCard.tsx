import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import type { Credit } from './bill-words.ts';
import { useAskBack } from './use-ask-back.ts';

/** Money that a customer has at a kitchen, and the way to get it back. */
export function CreditCard({ credit }: { credit: Credit }) {
  const { ask, isAsking } = useAskBack(credit.id);
  const { kitchenName } = credit.supplier;
  const askedBack = credit.askedBackAmount;
  return (
    <Card className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span className="min-w-0">{kitchenName}</span>
        <span className="tabular-nums">{credit.amount.text}</span>
      </p>
      {askedBack && (
        <p className="text-muted">{t`${askedBack.text} goes back to you. Our support team will contact you.`}</p>
      )}
      {askedBack?.cents !== credit.amount.cents && (
        <>
          <p className="text-muted">
            {askedBack
              ? t`The rest pays for the next meals of your plans there. What no plan needs for 30 days goes back to you by itself.`
              : t`It pays for the next meals of your plans there. What no plan needs for 30 days goes back to you by itself.`}
          </p>
          <Button
            variant="secondary"
            className="self-start"
            loading={isAsking}
            aria-label={
              askedBack
                ? t`Ask for the rest back: your credit at ${kitchenName}`
                : t`Ask for it back: your credit at ${kitchenName}`
            }
            onClick={() => void ask()}
          >
            {askedBack ? t`Ask for the rest back` : t`Ask for it back`}
          </Button>
        </>
      )}
    </Card>
  );
}
