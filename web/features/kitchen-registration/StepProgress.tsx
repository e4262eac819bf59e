import type { RegistrationStep } from '../../../schema/rules/registration.ts';

export const stepTitles: Record<RegistrationStep, string> = {
  1: 'Business Information',
  2: 'Home Kitchen Verification',
  3: 'Location Details',
};

/** Where in the three steps somebody is; the heading takes the focus when the step changes. */
export const StepProgress = ({ step }: { step: RegistrationStep }) => (
  <div className="mb-5">
    <p className="text-small font-medium text-muted">Step {step} of 3</p>
    <h2 tabIndex={-1} id="step-title" className="text-title font-semibold outline-none">
      {stepTitles[step]}
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
