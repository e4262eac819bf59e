import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cardConsent } from '../../../schema/rules/card-consent.ts';
import { paths } from '../../app/paths.ts';
import { type PayBillQuery, usePayBillQuery } from '../../generated/graphql.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { CardForm } from './CardForm.tsx';
import { cardPollMilliseconds } from './card-poll.ts';
import { useOnce } from './use-once.ts';
import { useStartBillPayment } from './use-start-payment.ts';

type Bill = PayBillQuery['myTiffinBills']['edges'][number]['node'];
type SavedCard = PayBillQuery['mySavedCard'];

interface Props {
  /** The bill to pay; without it, the first one that is open. */
  billId: string | null;
  onPaid: () => void;
}

/** Pays a bill of tiffin plans in person; the server reports when it is paid, as for orders. */
export default function PayBill({ billId, onPaid }: Props) {
  const { data, error, refetch } = usePayBillQuery({
    fetchPolicy: 'network-only',
    pollInterval: cardPollMilliseconds,
  });
  const [shownId, setShownId] = useState(billId);
  const bills = data?.myTiffinBills.edges.map(({ node }) => node) ?? [];
  const bill = bills.find(({ id, status }) => (shownId ? id === shownId : status === 'OPEN'));
  // Once it is paid, another one that is open does not take its place.
  if (bill && !shownId) setShownId(bill.id);
  useOnce(bill?.status === 'PAID', onPaid);

  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  if (bill?.status !== 'OPEN')
    return (
      <Notice tone="info" action={<ButtonLink to={paths.tiffinPlans()}>{t`View your plans`}</ButtonLink>}>
        {t`There is no bill to pay.`}
      </Notice>
    );
  return <PayOpenBill bill={bill} card={data.mySavedCard} />;
}

function PayOpenBill({ bill, card }: { bill: Bill; card: SavedCard }) {
  const [savesCard, setSavesCard] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const start = useStartBillPayment(bill.id, savesCard);
  const { billNumber } = bill;
  const { kitchenName } = bill.supplier;
  const total = bill.amount.text;
  if (isPaying)
    return (
      <CardForm
        total={total}
        start={start}
        text={
          savesCard
            ? t`Bill ${billNumber} from ${kitchenName}. Your next bills are charged to this card automatically.`
            : t`Bill ${billNumber} from ${kitchenName}.`
        }
        wayBack={<Button variant="ghost" onClick={() => setIsPaying(false)}>{t`Back`}</Button>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <Problem bill={bill} card={card} />
      <Card className="flex flex-col gap-3">
        <div>
          <h2 className="text-lead leading-snug font-semibold text-pretty">{kitchenName}</h2>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{t`Bill ${billNumber}`}</span>
            <span className="font-bold tabular-nums">{total}</span>
          </p>
        </div>
        <Checkbox
          name="savesCard"
          checked={savesCard}
          onChange={event => setSavesCard(event.target.checked)}
          label={sentenceText(cardConsent)}
        />
        {card && savesCard && <Replaced {...card} />}
        <Button fullWidth onClick={() => setIsPaying(true)}>{t`Continue to payment`}</Button>
      </Card>
      <ButtonLink variant="ghost" to={paths.tiffinPlans()}>{t`Pay later`}</ButtonLink>
    </div>
  );
}

const Replaced = ({ brand, lastFour }: NonNullable<SavedCard>) => (
  <p className="text-small text-muted">{t`It takes the place of your ${brand} ending ${lastFour}.`}</p>
);

function Problem({ bill, card }: { bill: Bill; card: SavedCard }) {
  if (bill.chargeProblem === 'NEEDS_AUTHENTICATION')
    return (
      <Notice tone="warn">
        {t`Your bank asks you to confirm this payment. Pay it here, and your bank asks you.`}
      </Notice>
    );
  if (bill.chargeProblem !== 'DECLINED') return null;
  return (
    <Notice tone="warn">
      {card ? <Declined {...card} /> : t`Your card was declined. You can pay with another card.`}
    </Notice>
  );
}

const Declined = ({ brand, lastFour }: NonNullable<SavedCard>) =>
  t`Your ${brand} ending ${lastFour} was declined. You can pay with another card.`;
