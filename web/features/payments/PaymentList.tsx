import { paths } from '../../app/paths.ts';
import { usePaymentListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { PaymentRow } from './PaymentRow.tsx';

export function PaymentList({ onChanged }: { onChanged: () => void }) {
  const query = usePaymentListQuery(inPages);
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <PagedSection
      title="Payments"
      action={
        <ButtonLink variant="secondary" isSnug to={paths.adminDueOrders()}>
          Orders still to be paid
        </ButtonLink>
      }
      pages={pagesOf(query.data?.payments, query)}
      empty="No payments yet."
      more="Show more payments"
    >
      {payments => (
        <RowList>
          {payments.map(payment => (
            <PaymentRow key={payment.id} payment={payment} onChanged={changed} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
