import { Article, Passage } from '../../features/info/Article.tsx';
import { brand } from '../../lib/brand.ts';
import { phoneLink, support } from '../../lib/support.ts';

export default function PaymentInfo() {
  return (
    <Article title="Payment Info" text="Where your money goes, to the cent.">
      <Passage heading="Paying for an order">
        <p>
          All prices are in US dollars. Card payments go through a payment provider, and your card number
          never reaches us. While online payment is switched off, place your order and our support arranges
          the payment with you: <a href={phoneLink(support.phone)}>{support.phone}</a>.
        </p>
      </Passage>
      <Passage heading="How a payment is shared">
        <ul>
          <li>80% of the menu price goes to the home kitchen.</li>
          <li>20% stays with {brand}.</li>
          <li>The card processing fee is 2.9% + $0.30 per payment.</li>
        </ul>
      </Passage>
      <Passage heading="Payouts to kitchens">
        <p>Kitchens are paid within 5 business days.</p>
      </Passage>
      <Passage heading="Cancelled orders">
        <p>
          If an order is cancelled in time, by you or by the kitchen, you get back everything you paid for it.
        </p>
      </Passage>
    </Article>
  );
}
