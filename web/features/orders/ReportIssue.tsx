import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { issueReasons, noteLengthLimit } from '../../../schema/constants.ts';
import { orderIssue } from '../../../schema/rules/order.ts';
import { type IssueReason, useReportOrderIssueMutation } from '../../generated/graphql.ts';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { translate } from '../../lib/language.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { issueTitle } from './issue-words.ts';

interface Props {
  orderId: string;
  onClose: () => Promise<void>;
}

const nothing = { reason: null as IssueReason | null, words: '' };

/** Asks what was wrong: the kitchen and the support read the answer. */
export default function ReportIssue({ orderId, onClose }: Props) {
  const form = useId();
  const toast = useToast();
  const [report, { loading }] = useReportOrderIssueMutation();
  const { values, change, draft, removeDraft } = useDraftState(nothing, { key: `report-${orderId}` });
  const [refusal, setRefusal] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const issue = orderIssue.safeParse(values);
    if (!issue.success) return setRefusal(translate(issue.error.issues[0]!.message));
    const answer = await report({ variables: { input: { orderId, ...issue.data } } }).then(
      ({ data }) => data?.reportOrderIssue,
      () => undefined,
    );
    if (answer?.__typename !== 'Order') {
      return setRefusal(answer ? refusalText(answer) : t`Network error occurred. Please try again.`);
    }
    removeDraft();
    toast({ tone: 'success', title: t`Problem reported`, description: t`We'll contact you.` });
    await onClose();
    // The button that opened the dialog is gone.
    document.querySelector('h1')?.focus();
  };

  return (
    <Sheet
      onClose={onClose}
      title={t`What went wrong?`}
      description={t`The kitchen and our support team will read it.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => void onClose()}>{t`Not now`}</Button>
          <Button type="submit" form={form} loading={loading}>{t`Send report`}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <RadioCards
          legend={t`What went wrong?`}
          hideLegend
          options={issueReasons.map(value => ({ value, title: issueTitle(value) }))}
          value={values.reason}
          onChange={reason => change({ reason: reason as IssueReason })}
        />
        <TextArea
          label={t`In your words`}
          value={values.words}
          maxLength={noteLengthLimit}
          onChange={event => change({ words: event.target.value })}
        />
        <FormRefusal message={refusal} />
      </form>
    </Sheet>
  );
}
