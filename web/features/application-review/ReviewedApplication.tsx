import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import type { Application } from './next-act.ts';
import { applicationReasons, documentReasons, statusTones, statusWords } from './review-words.ts';
import { StepList } from './StepList.tsx';
import type { Undoable } from './UndoBar.tsx';
import { useReview } from './use-review.ts';
import { useKeysSwitch, useReviewKeys } from './use-review-keys.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));
const reasonLimit = 500;
/** The question why in the address, followed by the document it is about or by the whole. */
const question = 'reject-';
const whole = 'application';

interface Props {
  application: Application;
  /** Whether it is still the selected one: a key may have moved on before the next one is rendered. */
  isSelected: (id: string) => boolean;
  onDecided: (applicationId: string) => void;
  onUndoable: (undoable: Undoable) => void;
  trail: ReactNode;
}

/** Form, checklist and document side by side, with the decision above them. */
export function ReviewedApplication({ isSelected, trail, ...terms }: Props) {
  const { open, show: ask, close } = useDialogInUrl();
  const asked = open?.startsWith(question) ? open.slice(question.length) : null;
  const review = useReview({ ...terms, asked });
  const { application, act, inFront, refusal, isDeciding, accept, reject, show } = review;
  const { id, status, rejectionReason, businessDaysWaiting, supplier } = application;
  const about = asked === whole ? 'application' : asked === inFront?.document.id ? 'document' : null;
  const rejecting = asked !== null && about === act ? about : null;
  const [areKeysOn] = useKeysSwitch();
  const askWhy = () => {
    if (!act || act === 'start') return;
    // It stays open while the reason is entered, whatever is refetched meanwhile.
    if (act === 'document' && inFront) show(inFront.document.id);
    ask(`${question}${act === 'document' && inFront ? inFront.document.id : whole}`);
  };
  useReviewKeys({
    a: () => void (isSelected(id) && accept()),
    r: () => isSelected(id) && askWhy(),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <article aria-labelledby="application">
      <header className="mb-4">
        <h2 ref={heading} id="application" tabIndex={-1} className="text-title font-bold outline-none">
          {supplier.kitchenName}
        </h2>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
          <WaitingBadge businessDays={businessDaysWaiting} />
        </p>
        {rejectionReason && (
          <div className="mt-3">
            <Notice tone="danger">“{rejectionReason}”</Notice>
          </div>
        )}
        <div className="mt-3 flex flex-col gap-3">
          <DecisionBar
            act={act}
            documentTitle={inFront?.title}
            showKeys={areKeysOn}
            onAccept={() => void accept()}
            onReject={askWhy}
          />
          <p role="status" className="text-muted empty:hidden">
            {act === null && isDeciding && 'Saving the approval …'}
          </p>
          <FormRefusal message={rejecting ? undefined : refusal} />
        </div>
      </header>
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        <div className="flex flex-col gap-4">
          <StepList application={application} shown={inFront?.document.id} onShow={show} />
          <ApplicantFacts application={application} />
        </div>
        <div className="@2xl:sticky @2xl:top-20">
          {inFront ? (
            <DocumentPreview key={inFront.document.id} title={inFront.title} document={inFront.document} />
          ) : (
            <p className="rounded-control bg-sunken p-6 text-center text-muted">No document was uploaded.</p>
          )}
        </div>
      </div>
      {trail}
      {rejecting && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={rejecting === 'document' ? `Reject: ${inFront?.title}` : `Reject ${supplier.kitchenName}?`}
            description="The kitchen reads this, makes corrections and resubmits."
            act="Reject"
            draftKey={`reject-${rejecting === 'document' ? inFront?.document.id : id}`}
            isGrave
            label="What needs to be corrected?"
            suggestions={rejecting === 'document' ? documentReasons : applicationReasons}
            longest={reasonLimit}
            onAct={reason => reject(rejecting, reason)}
            onClose={close}
            onDone={() => rejecting === 'application' && terms.onDecided(id)}
          />
        </Suspense>
      )}
    </article>
  );
}
