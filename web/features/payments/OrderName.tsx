import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

interface Props {
  id: string;
  number: string;
  /** Whether there is such an order; one that was held and never placed has a number alone. */
  isThere: boolean;
}

export const OrderName = ({ id, number, isThere }: Props) =>
  // The number of a tiffin bill leads to no order.
  isThere && !number.startsWith('B-') ? (
    <Link
      to={paths.adminOrder(id)}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {number}
    </Link>
  ) : (
    <span className="font-semibold">{number}</span>
  );
