import type { FragmentType } from '@apollo/client';
import {
  type OnboardingStatus,
  type StatusBanner_applicationFragment,
  useStatusBanner_application,
} from '../../generated/graphql.ts';
import { shortDay } from '../../lib/dates.ts';
import { Notice } from '../../ui/Notice.tsx';

const banners: Record<OnboardingStatus, { tone: 'info' | 'leaf' | 'danger'; title: string; text: string }> = {
  PENDING: {
    tone: 'info',
    title: 'Complete your onboarding',
    text: 'Sign both agreements and upload the mandatory documents. What you give is saved at once.',
  },
  DOCUMENTS_SUBMITTED: {
    tone: 'info',
    title: 'Documents submitted',
    text: 'We have everything we need. It is our turn now: a review takes 2-3 business days.',
  },
  UNDER_REVIEW: {
    tone: 'info',
    title: 'Under review',
    text: 'We are looking at your documents. A review takes 2-3 business days.',
  },
  APPROVED: {
    tone: 'leaf',
    title: 'Your kitchen is approved',
    text: 'Write your menu: as soon as a dish can be ordered, customers find you.',
  },
  REJECTED: {
    tone: 'danger',
    title: 'Changes are needed',
    text: 'Please address the issues and resubmit your application.',
  },
};

const complete = {
  tone: 'leaf',
  title: 'Everything required is there',
  text: 'Submit your application, and an admin reviews it within 2-3 business days.',
} as const;

/** Where the application stands, whose turn it is, and why it was rejected if it was. */
export function StatusBanner({
  application: from,
}: {
  application: FragmentType<StatusBanner_applicationFragment>;
}) {
  const { status, rejectionReason, answerDueOn, viewerCanSubmitForReview } =
    useStatusBanner_application(from);
  const { tone, title, text } = status === 'PENDING' && viewerCanSubmitForReview ? complete : banners[status];
  return (
    <Notice tone={tone}>
      <strong className="block">{title}</strong>
      {rejectionReason && <p className="my-1 break-words whitespace-pre-line">“{rejectionReason}”</p>}
      <p>
        {text}
        {answerDueOn && ` You hear from us by ${shortDay(answerDueOn)}.`}
      </p>
    </Notice>
  );
}
