import { useDisputeListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { DisputeRow } from './DisputeRow.tsx';

export function DisputeList() {
  const query = useDisputeListQuery(inPages);
  return (
    <PagedSection
      title="Disputes"
      pages={pagesOf(query.data?.disputes, query)}
      empty="No disputes yet."
      more="Show more disputes"
    >
      {disputes => (
        <RowList>
          {disputes.map(dispute => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
