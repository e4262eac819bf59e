import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Article, Passage } from '../../features/info/Article.tsx';
import { brand } from '../../lib/brand.ts';
import { phoneLink, support } from '../../lib/support.ts';

export default function PaymentInfo() {
  return (
    <Article title={t`Payment Info`} text={t`Where your money goes, to the cent.`}>
      <Passage heading={t`Paying for an order`}>
        <p>
          <Trans>
            All prices are in US dollars. Card payments go through a payment provider, and your card number
            never reaches us. While online payment is off, place your order and our support team will contact
            you to arrange payment: <a href={phoneLink(support.phone)}>{support.phone}</a>.
          </Trans>
        </p>
      </Passage>
      <Passage heading={t`How your payment is split`}>
        <ul>
          <li>{t`80% of the menu price goes to the home kitchen.`}</li>
          <li>{t`${brand} keeps 20%.`}</li>
          <li>{t`The card processing fee is 2.9% + $0.30 per payment.`}</li>
        </ul>
      </Passage>
      <Passage heading={t`Payouts to kitchens`}>
        <p>{t`Kitchens are paid within 5 business days.`}</p>
      </Passage>
      <Passage heading={t`Canceled orders`}>
        <p>{t`If you or the kitchen cancel an order in time, you get a full refund.`}</p>
      </Passage>
    </Article>
  );
}
