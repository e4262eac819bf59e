import { useEffect, useRef } from 'react';
import { useAuditEventsQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { useMay } from '../../lib/rights.ts';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { AuditEntry } from './AuditEntry.tsx';

interface Props {
  /** What the decisions are about: one thing, or one with what belongs to it. */
  subjectIds: readonly string[];
  /** The status of the subjects: when it changes, there is a new decision to load. */
  after: string;
}

/** The decisions about a subject, for staff who may read the audit trail. */
export const Trail = (props: Props) => useMay()('SEE_AUDIT') && <Decisions {...props} />;

function Decisions({ subjectIds, after }: Props) {
  const { data, loading, fetchMore, refetch } = useAuditEventsQuery({
    variables: { filter: { subjectIds: [...subjectIds] }, first: 10 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const seen = useRef(after);
  useEffect(() => {
    if (seen.current === after) return;
    seen.current = after;
    void refetch();
  }, [after, refetch]);
  const events = data?.auditEvents.edges ?? [];
  return (
    <section aria-labelledby="trail" className="mt-8">
      <h2 id="trail" className="text-title font-bold">
        Decisions
      </h2>
      {events.length === 0 ? (
        <p className="mt-2 text-muted">{loading ? 'Loading …' : 'Nothing yet.'}</p>
      ) : (
        <ul className="divide-y divide-border">
          {events.map(({ node }) => (
            <li key={node.id}>
              <AuditEntry event={node} isAboutKnown />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <MoreButton
          after={nextPage(data.auditEvents.pageInfo)}
          words="Show earlier decisions"
          isLoading={loading}
          onMore={cursor => fetchMore({ variables: { after: cursor } })}
        />
      )}
    </section>
  );
}
