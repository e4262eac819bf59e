import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type AuditEntry_eventFragment, useAuditEntry_event } from '../../generated/graphql.ts';
import { actionWords } from '../../lib/action-words.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { changeWords } from './audit-words.ts';
import { subjectPath } from './subject-path.ts';

const linkLook = 'font-medium text-primary underline-offset-2 hover:underline';

interface Props {
  event: FragmentType<AuditEntry_eventFragment>;
  /** Where all are about the same thing, it need not be named each time. */
  isAboutKnown?: boolean;
}

/** One event of the trail: what was done to what, by whom, and why. */
export function AuditEntry({ event: from, isAboutKnown = false }: Props) {
  const { action, at, actorId, actorName, subjectKind, subjectId, subjectName, changes, reason } =
    useAuditEntry_event(from);
  const path = subjectPath(subjectKind, subjectId);
  return (
    <article className="grid gap-x-6 gap-y-1 py-4 @2xl:grid-cols-[11rem_1fr]">
      <p className="text-small text-muted @2xl:pt-0.5">
        <time dateTime={at}>{localMoment(at)}</time>
        <br />
        {actorId ? (
          <Link to={paths.adminPerson(actorId)} className={linkLook}>
            {actorName}
          </Link>
        ) : (
          'The marketplace'
        )}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold">{actionWords(action)}</span>
          {!isAboutKnown && (
            <>
              {': '}
              {path ? (
                <Link to={path} className={linkLook}>
                  {subjectName}
                </Link>
              ) : (
                subjectName
              )}
            </>
          )}
        </p>
        {changeWords(changes).map(words => (
          <p key={words} className="text-small text-muted">
            {words}
          </p>
        ))}
        {reason && <p className="mt-1 whitespace-pre-line">“{reason}”</p>}
      </div>
    </article>
  );
}
