import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import PenLine from '~icons/lucide/pen-line';
import type { OnboardingStepId } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { signingDialog } from './signing-dialog.ts';

const SigningSheet = lazyWithRetry(() => import('./SigningSheet.tsx'));

export function SignAgreementButton({ stepId, title }: { stepId: OnboardingStepId; title: string }) {
  const { open, show, close } = useDialogInUrl();
  const dialog = signingDialog(stepId);
  return (
    <>
      <Button variant="secondary" className="mt-3" onClick={() => show(dialog)}>
        <PenLine aria-hidden className="size-5" /> {t`Read and sign`}
        <span className="sr-only">: {title}</span>
      </Button>
      {open === dialog && (
        <Suspense fallback={null}>
          <SigningSheet stepId={stepId} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
