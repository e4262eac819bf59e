import { t } from '@lingui/core/macro';
import type { ApplicationTimeline_applicationFragment } from '../../generated/graphql.ts';
import type { TimelineStep } from '../../ui/lists/Timeline.tsx';

type Facts = Pick<
  ApplicationTimeline_applicationFragment,
  'status' | 'createdAt' | 'documentsSubmittedAt' | 'decidedAt' | 'decisions'
>;

export interface ApplicationStep extends Pick<TimelineStep, 'title' | 'state'> {
  at?: string | null;
  /** Who is waited for, while it is the current step. */
  waitingFor?: 'you' | 'us';
}

const reviewStartedAt = ({ decisions, documentsSubmittedAt }: Facts) =>
  decisions.findLast(
    ({ kind, decidedAt, undoneAt }) =>
      kind === 'REVIEW_STARTED' && !undoneAt && decidedAt >= (documentsSubmittedAt ?? ''),
  )?.decidedAt;

/** What happened to an application, what happens now, and whose turn it is. */
export const applicationSteps = (application: Facts): ApplicationStep[] => {
  const { status, createdAt, documentsSubmittedAt, decidedAt } = application;
  const registered: ApplicationStep = { title: t`Registered`, state: 'done', at: createdAt };
  const submitted: ApplicationStep = {
    title: t`Documents submitted`,
    state: 'done',
    at: documentsSubmittedAt,
  };
  const reviewed: ApplicationStep = {
    title: t`Admin review`,
    state: 'done',
    at: reviewStartedAt(application),
  };
  const next = (title: string): ApplicationStep => ({ title, state: 'waiting' });
  switch (status) {
    case 'PENDING':
      return [
        registered,
        { title: t`Documents submitted`, state: 'current', waitingFor: 'you' },
        next(t`Admin review`),
        next(t`Decision`),
      ];
    case 'DOCUMENTS_SUBMITTED':
      return [
        registered,
        submitted,
        { title: t`Admin review`, state: 'current', waitingFor: 'us' },
        next(t`Decision`),
      ];
    case 'UNDER_REVIEW':
      return [registered, submitted, reviewed, { title: t`Decision`, state: 'current', waitingFor: 'us' }];
    case 'REJECTED':
      return [
        registered,
        submitted,
        { ...reviewed, title: t`Changes requested`, at: decidedAt },
        { title: t`Corrected and resubmitted`, state: 'current', waitingFor: 'you' },
      ];
    case 'APPROVED':
      return [registered, submitted, reviewed, { title: t`Approved`, state: 'done', at: decidedAt }];
  }
};
