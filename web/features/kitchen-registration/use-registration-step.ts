import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type RegistrationDraft,
  type RegistrationStep,
  registrationRefusal,
} from '../../../schema/rules/registration.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts/drafts.ts';

const draftKey = 'kitchen-registration-step';

/** The step that somebody was at who comes from another screen. */
const stepOfDraft = () => Number(readDraft(draftKey)?.typed.step ?? 1);

const addressOf = (step: number): Record<string, string> => (step === 1 ? {} : { step: String(step) });

/** The step is in the address, so that the browser's own Back is the wizard's; no further than was filled in. */
export const useRegistrationStep = (draft: RegistrationDraft) => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isInAddress = search.has('step');
  const [resumed, setResumed] = useState(() => (isInAddress ? 1 : stepOfDraft()));
  const asked = Number(search.get('step') ?? resumed);
  const furthest = registrationRefusal(draft)?.step ?? 3;
  const step = (asked >= 1 && asked <= furthest ? asked : Math.min(furthest, 1)) as RegistrationStep;

  useEffect(() => {
    if (isInAddress) setResumed(1);
    else if (resumed > 1) setSearch(addressOf(resumed), { replace: true });
  }, [isInAddress, resumed, setSearch]);

  const shown = useRef(step);
  useEffect(() => {
    writeDraft(draftKey, { typed: addressOf(step), start: {} });
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById('step-title')?.focus();
  }, [step]);

  return {
    step,
    goTo: (next: RegistrationStep) => setSearch(addressOf(next), { state: { isNextStep: true } }),
    goBack: () => {
      if (state?.isNextStep) navigate(-1);
      else setSearch(addressOf(step - 1), { replace: true });
    },
    forgetStep: () => removeDraft(draftKey),
  };
};
