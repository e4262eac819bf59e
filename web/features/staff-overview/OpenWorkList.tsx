import { Link } from 'react-router-dom';
import ChevronRight from '~icons/lucide/chevron-right';
import Coffee from '~icons/lucide/coffee';
import type { StaffOverviewQuery } from '../../generated/graphql.ts';
import { timeAgo } from '../../lib/formats/time-ago.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { rowLook, rowsLook } from '../../ui/lists/row-look.ts';
import { openWorkWords } from './open-work-words.ts';

type OpenWork = StaffOverviewQuery['openWork'];

/** What waits for this person, each kind with a way to it; what is done is named in one line. */
export function OpenWorkList({ openWork }: { openWork: OpenWork }) {
  // A newer server may know kinds that this page does not.
  const known = openWork.filter(({ kind }) => kind in openWorkWords);
  const waiting = known.filter(({ count }) => count > 0);
  const done = known.filter(({ count }) => count === 0);
  if (waiting.length === 0)
    return <EmptyState icon={<Coffee />} title="All caught up" text="Nothing needs you right now." />;
  return (
    <>
      <ul className={rowsLook}>
        {waiting.map(({ kind, count, oldestSince }) => (
          <li key={kind}>
            <Link to={openWorkWords[kind].to} className={rowLook}>
              <span className="min-w-10 text-title font-bold tabular-nums">{count}</span>
              <span className="min-w-0 flex-1">
                {openWorkWords[kind].word}
                {oldestSince && (
                  <span className="block text-small text-muted">
                    Oldest: {timeAgo(oldestSince, new Date())}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <p className="mt-3 text-small text-muted">
          Caught up: {done.map(({ kind }) => openWorkWords[kind].word).join(', ')}
        </p>
      )}
    </>
  );
}
