import type { FragmentType } from '@apollo/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  type OnboardingStatus,
  type StatusBanner_applicationFragment,
  useStatusBanner_application,
} from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { translate } from '../../lib/language.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

const banners: Record<
  OnboardingStatus,
  { tone: 'info' | 'leaf' | 'danger'; title: MessageDescriptor; text: MessageDescriptor }
> = {
  PENDING: {
    tone: 'info',
    title: msg`Complete your onboarding`,
    text: msg`Sign both agreements and upload the mandatory documents. Everything is saved right away.`,
  },
  DOCUMENTS_SUBMITTED: {
    tone: 'info',
    title: msg`Documents submitted`,
    text: msg`We have everything we need. A review takes 2-3 business days.`,
  },
  UNDER_REVIEW: {
    tone: 'info',
    title: msg`Under review`,
    text: msg`We're reviewing your documents. A review takes 2-3 business days.`,
  },
  APPROVED: {
    tone: 'leaf',
    title: msg`Your kitchen is approved`,
    text: msg`Write your menu. Customers can find you once a dish is available.`,
  },
  REJECTED: {
    tone: 'danger',
    title: msg`Changes are needed`,
    text: msg`Please address the issues and resubmit your application.`,
  },
};

const complete = {
  tone: 'leaf',
  title: msg`All required items are complete`,
  text: msg`Submit your application, and an admin reviews it within 2-3 business days.`,
} as const;

/** The status of the application, who acts next, and why it was rejected if it was. */
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
      <strong className="block">{translate(title)}</strong>
      {rejectionReason && <p className="my-1 break-words whitespace-pre-line">“{rejectionReason}”</p>}
      <p>
        {translate(text)}
        {answerDueOn && ` ${t`You'll hear from us by ${shortDay(answerDueOn)}.`}`}
      </p>
    </Notice>
  );
}
