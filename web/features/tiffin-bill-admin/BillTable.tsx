import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import type { AllTiffinBillsQuery } from '../../generated/graphql.ts';
import { useMay } from '../../lib/rights.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { BillStatus } from './BillStatus.tsx';
import { billWeek } from './bill-week.ts';
import { LastCharge } from './LastCharge.tsx';
import { RecordBillPayment } from './RecordBillPayment.tsx';

type Bill = AllTiffinBillsQuery['tiffinBills']['edges'][number]['node'];

const columns = (may: ReturnType<typeof useMay>): Column<Bill>[] => [
  {
    heading: t({ message: 'Bill', context: 'a column' }),
    isName: true,
    cell: bill => (
      <>
        <span className="whitespace-nowrap tabular-nums">{bill.billNumber}</span>
        <span className="block text-small font-normal text-muted">{billWeek(bill)}</span>
      </>
    ),
  },
  {
    heading: t({ message: 'Customer', context: 'a column' }),
    cell: ({ customer }) => (
      <>
        {may('SEE_PEOPLE') ? (
          <FactLink to={paths.adminPerson(customer.id)}>{customer.name}</FactLink>
        ) : (
          customer.name
        )}
        <span className="block text-small text-muted">{customer.email}</span>
        {customer.phone && <span className="block text-small text-muted">{customer.phone}</span>}
      </>
    ),
  },
  {
    heading: t`Kitchen`,
    cell: ({ supplier: { id, kitchenName } }) =>
      may('SEE_KITCHENS') ? <FactLink to={paths.adminKitchen(id)}>{kitchenName}</FactLink> : kitchenName,
  },
  { heading: t`Status`, cell: bill => <BillStatus bill={bill} /> },
  { heading: t`Charge to saved card`, cell: bill => <LastCharge bill={bill} /> },
  {
    heading: t({ message: 'Amount', context: 'a column' }),
    isNumber: true,
    cell: ({ amount }) => amount.text,
  },
];

/** Where it is allowed, what came by hand is recorded. */
const recordColumn = (): Column<Bill> => ({
  heading: t({ message: 'Payment', context: 'a column' }),
  cell: bill => <RecordBillPayment bill={bill} />,
});

export function BillTable({ bills }: { bills: readonly Bill[] }) {
  const may = useMay();
  return (
    <DataTable
      label={t`Tiffin bills`}
      columns={[...columns(may), ...(may('REFUND') ? [recordColumn()] : [])]}
      rows={bills}
      keyOf={({ id }) => id}
    />
  );
}
