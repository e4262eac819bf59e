import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import LogOut from '~icons/lucide/log-out';
import MonitorSmartphone from '~icons/lucide/monitor-smartphone';
import { type MySessionsQuery, useMySessionsQuery } from '../../generated/graphql.ts';
import { deviceWords } from '../../lib/device-words.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { useEndSession } from './use-end-session.ts';

interface Props {
  /** Whether the account has a password; those of kitchens have none. */
  hasPassword: boolean;
}

/** Where the person is signed in, and the way to sign out each of the other devices. */
export function Sessions({ hasPassword }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { endSession, isEnding } = useEndSession({ onEnded: () => heading.current?.focus() });
  return (
    <section>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-1 text-title font-semibold outline-none"
      >{t`Where you're signed in`}</h2>
      <p className="mb-2 text-small text-muted">
        {hasPassword
          ? t`Don't recognize one? Sign it out and change your password.`
          : t`Don't recognize one? Sign it out and check your two-step verification below.`}
      </p>
      {data ? (
        <RowList>
          {data.mySessions.map(session => (
            <li key={session.id}>
              <SessionRow
                session={session}
                isBusy={isEnding}
                onEnd={name => void endSession(session, name)}
              />
            </li>
          ))}
        </RowList>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  );
}

interface RowProps {
  session: MySessionsQuery['mySessions'][number];
  isBusy: boolean;
  onEnd: (name: string) => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const name = session.device ? deviceWords(session.device) : t`Unknown device`;
  const lastUsed = t`Last used ${localMoment(session.lastUsedAt)}`;
  return (
    <div className="flex items-center gap-3 py-2 pr-1.5 pl-4">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {session.isCurrent && <Badge tone="leaf">{t`This device`}</Badge>}
        </p>
        <p className="text-small break-words text-muted">
          {lastUsed}
          {session.network && ` · ${t`Network ${session.network}`}`}
        </p>
      </div>
      {!session.isCurrent && (
        <IconButton label={t`Sign out ${name}`} disabled={isBusy} onClick={() => onEnd(name)}>
          <LogOut aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
