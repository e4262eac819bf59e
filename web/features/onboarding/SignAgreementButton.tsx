import { PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { OnboardingStepId } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { late } from '../../ui/late.ts';

const SigningSheet = late(() => import('./SigningSheet.tsx'));

export function SignAgreementButton({ stepId, title }: { stepId: OnboardingStepId; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="mt-3" onClick={() => setIsOpen(true)}>
        <PenLine aria-hidden className="size-5" /> Read and sign
        <span className="sr-only"> the {title}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SigningSheet stepId={stepId} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
