import { useProviderFailureListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { ProviderFailureRow } from './ProviderFailureRow.tsx';

/** What the card provider refuses or does not answer; nothing is shown while all goes well. */
export function ProviderFailureList({ onChanged }: { onChanged: () => void }) {
  const query = useProviderFailureListQuery(inPages);
  const pages = pagesOf(query.data?.providerFailures, query);
  if (pages.rows ? pages.rows.length === 0 : !pages.hasFailed) return null;
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <PagedSection title="Failed at the card provider" pages={pages} empty="" more="Show more">
      {failures => (
        <RowList>
          {failures.map(failure => (
            <ProviderFailureRow key={failure.id} failure={failure} onChanged={changed} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
