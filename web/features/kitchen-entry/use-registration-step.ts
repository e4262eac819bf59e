import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type RegistrationDraft,
  type RegistrationStep,
  registrationRefusal,
} from '../../../schema/rules/registration.ts';

/** The step is in the address, so that the browser's own Back is the wizard's; no further than was filled in. */
export const useRegistrationStep = (draft: RegistrationDraft) => {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('step') ?? 1);
  const furthest = registrationRefusal(draft)?.step ?? 3;
  const step = (asked >= 1 && asked <= furthest ? asked : Math.min(furthest, 1)) as RegistrationStep;

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.getElementById('step-title')?.focus();
  }, [step]);

  return {
    step,
    goTo: (next: RegistrationStep) => setSearch(next === 1 ? {} : { step: String(next) }),
    goBack: () => navigate(-1),
  };
};
