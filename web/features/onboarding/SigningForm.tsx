import { t } from '@lingui/core/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type OnboardingStepId, useSignAgreementMutation } from '../../generated/graphql.ts';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { signingRefusal } from './signing-refusal.ts';
import { useOutcomeToast } from './use-outcome-toast.ts';

interface Props {
  stepId: OnboardingStepId;
  title: string;
  onSigned: () => void;
}

const failed = () => ({
  title: t`Signing Failed`,
  description: t`Failed to sign agreement. Please try again.`,
});

/** The typed name is the signature. The button looks out of use until all is given, and then says what is missing. */
export function SigningForm({ stepId, title, onSigned }: Props) {
  const { values, change, draft, removeDraft } = useDraftState({ fullName: '' }, { key: `sign-${stepId}` });
  const { fullName } = values;
  const [acknowledged, setAcknowledged] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [sign, { loading }] = useSignAgreementMutation();
  const tellOutcome = useOutcomeToast();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const refusal = signingRefusal(fullName, acknowledged);
  const errorOf = (field: string) => (isAsked && refusal?.field === field ? refusal.text : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (refusal) {
      toast({ tone: 'danger', title: refusal.title, description: refusal.text });
      form.current?.querySelector<HTMLInputElement>(`[name=${refusal.field}]`)?.focus();
      return;
    }
    const input = { stepId, fullName, acknowledged, signedAt: new Date().toISOString() };
    const isDone = await tellOutcome(
      async () => (await sign({ variables: { input } })).data?.signAgreement,
      failed(),
    );
    if (!isDone) return;
    removeDraft();
    onSigned();
  };

  return (
    <form ref={form} onSubmit={event => void submit(event)} noValidate className="mt-4 flex flex-col gap-3">
      <DraftNotice draft={draft} />
      <TextField
        label={t`Full legal name`}
        name="fullName"
        autoComplete="name"
        value={fullName}
        maxLength={120}
        onChange={event => change({ fullName: event.target.value })}
        error={errorOf('fullName')}
        hint={t`Your typed name is your electronic signature.`}
      />
      <Checkbox
        name="acknowledged"
        checked={acknowledged}
        onChange={event => setAcknowledged(event.target.checked)}
        label={t`I have read and understood the ${title}.`}
        error={errorOf('acknowledged')}
      />
      <Button type="submit" fullWidth loading={loading} aria-disabled={Boolean(refusal)}>
        {t`Sign Agreement`}
      </Button>
    </form>
  );
}
