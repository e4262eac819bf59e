import { t } from '@lingui/core/macro';
import type { FormEvent } from 'react';
import {
  missingFields,
  type RegistrationDraft,
  type RegistrationRefusal,
  type RegistrationStep,
  registrationRefusal,
} from '../../../schema/rules/registration.ts';
import { useDraftForm } from '../../lib/drafts/use-draft-form.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { BusinessStep } from './BusinessStep.tsx';
import { emptyDraft } from './empty-draft.ts';
import { KitchenStep } from './KitchenStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useRegisterKitchen } from './use-register-kitchen.ts';
import { useRegistrationStep } from './use-registration-step.ts';

const steps = { 1: BusinessStep, 2: KitchenStep, 3: PlaceStep };

interface Props {
  onRegistered: (draft: RegistrationDraft) => void;
  /** Someone else registered with this EIN or email; nothing when that is not why. */
  onTaken?: (taken: 'ein' | 'email' | undefined, draft: RegistrationDraft) => void;
}

export function RegistrationWizard({ onRegistered, onTaken }: Props) {
  const toast = useToast();
  const registerKitchen = useRegisterKitchen();
  const { form, draft, removeDraft } = useDraftForm<RegistrationDraft>({
    start: emptyDraft,
    draft: { key: 'kitchen-registration' },
  });
  const { errors, isSubmitting } = form.formState;
  const { step, goTo, goBack, forgetStep } = useRegistrationStep(form.getValues());
  const Step = steps[step];

  /** The toast disappears; the error stays at the fields, or above the button. */
  const tell = ({ step: at, title, message, field }: RegistrationRefusal) => {
    toast({ tone: 'danger', title: sentenceText(title), description: sentenceText(message) });
    const missing = missingFields(form.getValues(), at);
    for (const [index, name] of missing.toReversed().entries())
      form.setError(name, { message: t`Required` }, { shouldFocus: index === missing.length - 1 });
    if (at === 2 || missing.length > 0) form.setError('root', { message });
    else form.setError(field, { message }, { shouldFocus: true });
  };

  const goOn = form.handleSubmit(async draft => {
    const refusal = registrationRefusal(draft, step);
    if (refusal) return tell(refusal);
    if (step < 3) return goTo((step + 1) as RegistrationStep);
    const refused = await registerKitchen(draft);
    if (!refused) {
      removeDraft();
      forgetStep();
      return onRegistered(draft);
    }
    onTaken?.(refused.taken, draft);
    goTo(refused.step);
    if (refused.field) form.setError(refused.field as keyof RegistrationDraft, { message: refused.message });
    else form.setError('root', { message: refused.message });
  });

  const discard = () => {
    draft.discard();
    goTo(1);
  };

  /** Clears earlier errors, also of fields without text, which are not validated on change. */
  const submit = (event: FormEvent) => {
    form.clearErrors();
    void goOn(event);
  };

  return (
    <form onSubmit={submit} noValidate aria-label={t`Kitchen registration`}>
      <StepProgress step={step} />
      <div className="flex flex-col gap-5">
        <DraftNotice draft={{ ...draft, discard }} />
        <Step form={form} />
        <FormRefusal message={errors.root?.message} />
        <div className="flex flex-col gap-2">
          <Button type="submit" fullWidth loading={isSubmitting}>
            {step < 3 ? t`Continue` : t`Register my kitchen`}
          </Button>
          {step > 1 && (
            <Button variant="secondary" fullWidth onClick={goBack}>
              {t`Back`}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
