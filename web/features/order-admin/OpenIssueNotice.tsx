import type { IssueReason } from '../../generated/graphql.ts';
import { reportedIssue } from '../../lib/issue-words.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { HandleIssueButton } from './HandleIssueButton.tsx';

interface Props {
  order: {
    id: string;
    orderNumber: string;
    issue: { reason: IssueReason; words: string | null; handledAt: string | null } | null;
  };
  onAnswer: () => void;
}

/** What the customer reported, until an admin has handled it. */
export function OpenIssueNotice({ order, onAnswer }: Props) {
  const { issue } = order;
  if (!issue || issue.handledAt) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" action={<HandleIssueButton order={order} onAnswer={onAnswer} />}>
        <p className="wrap-anywhere">The customer reported a problem: {reportedIssue(issue)}</p>
      </Notice>
    </div>
  );
}
