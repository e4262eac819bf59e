import { locale } from '../../../lib/language.ts';

interface Props {
  of: readonly { orderNumber: string }[];
}

/** Order numbers within a sentence. None breaks at the end of a line. */
export const OrderNumbers = ({ of: orders }: Props) =>
  new Intl.ListFormat(locale(), { type: 'conjunction' })
    .formatToParts(orders.map(({ orderNumber }) => orderNumber))
    .map(({ type, value }) =>
      type === 'element' ? (
        <span key={value} className="whitespace-nowrap">
          {value}
        </span>
      ) : (
        value
      ),
    );
