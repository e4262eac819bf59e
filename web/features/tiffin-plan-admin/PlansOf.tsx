import { t } from '@lingui/core/macro';
import { useTiffinPlansOfQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { useMay } from '../../lib/rights.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { customerColumn, kitchenColumn, planColumns } from './plan-columns.tsx';

/** One of them. */
type Whose = { customerId: string } | { supplierId: string };

/** Tiffin plans of a person or of a kitchen, for staff who may see orders. */
export const PlansOf = (whose: Whose) => useMay()('SEE_ORDERS') && <Plans {...whose} />;

function Plans(whose: Whose) {
  const may = useMay();
  const query = useTiffinPlansOfQuery({ ...inPages, variables: whose });
  const other = 'customerId' in whose ? { ...kitchenColumn(may), isName: true } : customerColumn(may);
  return (
    <div className="mt-8">
      <PagedSection
        title={t`Tiffin plans`}
        empty={t`None.`}
        more={t`Show earlier plans`}
        pages={pagesOf(query.data?.tiffinPlansOf, query)}
      >
        {rows => (
          <DataTable
            label={t`Tiffin plans`}
            columns={[other, ...planColumns()]}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedSection>
    </div>
  );
}
