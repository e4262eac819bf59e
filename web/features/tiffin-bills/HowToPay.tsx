import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { momentFrom } from '../../lib/formats/dates.ts';
import { phoneLink, support } from '../../lib/support.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { Bill, SavedCard } from './bill-words.ts';

interface Props {
  bill: Bill;
  card: SavedCard | null;
  takesCards: boolean;
}

/** How an open bill is paid: by the saved card, by card in person, or as support arranges. */
export function HowToPay({ bill, card, takesCards }: Props) {
  if (!takesCards) return <BySupport />;
  const isCharged = card !== null && bill.nextChargeAt !== null;
  return (
    <>
      {card && <Charge bill={bill} card={card} />}
      {!card && bill.chargeProblem && (
        <Notice tone="warn">
          {bill.chargeProblem === 'DECLINED'
            ? t`Your card was declined. Please pay this bill with another card.`
            : t`Your bank asks you to confirm the payment. Please pay this bill now and confirm with your bank.`}
        </Notice>
      )}
      <ButtonLink
        variant={isCharged && !bill.chargeProblem ? 'secondary' : 'primary'}
        fullWidth
        to={paths.payBill(bill.id)}
      >
        {isCharged ? t`Pay now instead` : t`Pay by card`}
      </ButtonLink>
    </>
  );
}

/** When the saved card is charged, and what its customer is to do if it was not. */
function Charge({ bill, card }: { bill: Bill; card: SavedCard }) {
  const { nextChargeAt, chargeProblem, supplier } = bill;
  const { brand, lastFour } = card;
  const now = new Date();
  // One that is due is charged within minutes.
  const at = nextChargeAt && new Date(nextChargeAt) > now ? nextChargeAt : null;
  const next = at && momentFrom(at, supplier.city.timeZone, now);
  if (chargeProblem === 'NEEDS_AUTHENTICATION')
    return (
      <Notice tone="warn">
        {t`Your bank asks you to confirm the payment with your ${brand} ending ${lastFour}. Please pay this bill now and confirm with your bank.`}
      </Notice>
    );
  if (chargeProblem === 'DECLINED')
    return (
      <Notice tone="warn">
        {next
          ? t`Your ${brand} ending ${lastFour} was declined. Next try: ${next}. You can also pay now with another card.`
          : nextChargeAt
            ? t`Your ${brand} ending ${lastFour} was declined. We are trying again now.`
            : t`Your ${brand} ending ${lastFour} was declined. Please pay this bill with another card.`}
      </Notice>
    );
  return nextChargeAt ? (
    <p className="font-semibold">{t`We charge your ${brand} ending ${lastFour} today.`}</p>
  ) : null;
}

const BySupport = () => (
  <p className="text-muted">
    <Trans>
      Our support team will contact you to arrange payment:{' '}
      <a
        href={phoneLink(support.phone)}
        className="whitespace-nowrap text-primary underline underline-offset-2"
      >
        {support.phone}
      </a>
    </Trans>
  </p>
);
