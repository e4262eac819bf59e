import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { RegistrationStep } from '../../../schema/rules/registration.ts';
import { translate } from '../../lib/language.ts';

const stepTitles: Record<RegistrationStep, MessageDescriptor> = {
  1: msg`Business Information`,
  2: msg`Home Kitchen Verification`,
  3: msg`Location Details`,
};

/** Where in the three steps somebody is; the heading takes the focus when the step changes. */
export const StepProgress = ({ step }: { step: RegistrationStep }) => (
  <div className="mb-5">
    <p className="text-small font-medium text-muted">{t`Step ${step} of 3`}</p>
    <h2 tabIndex={-1} id="step-title" className="text-title font-semibold outline-none">
      {translate(stepTitles[step])}
    </h2>
    <div aria-hidden className="mt-2 grid grid-cols-3 gap-1.5">
      {[1, 2, 3].map(each => (
        <span
          key={each}
          className={each <= step ? 'h-1.5 rounded-full bg-primary' : 'h-1.5 rounded-full bg-border'}
        />
      ))}
    </div>
  </div>
);
