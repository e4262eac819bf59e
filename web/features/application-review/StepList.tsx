import clsx from 'clsx';
import FileText from '~icons/lucide/file-text';
import PenLine from '~icons/lucide/pen-line';
import { localMoment } from '../../lib/formats/moments.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import type { Application, Step } from './next-act.ts';
import { documentTones, documentWords } from './review-words.ts';

interface Props {
  application: Application;
  shown: string | undefined;
  onShow: (documentId: string) => void;
}

/** The signatures and documents of an application; missing optional ones are listed in one line. */
export function StepList({ application, shown, onShow }: Props) {
  const { steps, requiredCompleted, requiredTotal } = application;
  const isGiven = (step: Step) => step.required || step.document || step.signature || step.completed;
  const given = steps.filter(isGiven);
  const notGiven = steps.filter(step => !isGiven(step));
  return (
    <Card>
      <h3 className="font-semibold">Checklist</h3>
      <p className="mb-2 text-small text-muted">
        {requiredCompleted} of {requiredTotal} required items are complete.
      </p>
      <ul className="divide-y divide-border">
        {given.map(step => (
          <li key={step.id} className="py-3">
            <StepRow step={step} isShown={step.document?.id === shown} onShow={onShow} />
          </li>
        ))}
      </ul>
      {notGiven.length > 0 && (
        <p className="border-t border-border pt-3 text-small text-muted">
          Optional and not provided: {notGiven.map(({ title }) => title).join(', ')}.
        </p>
      )}
    </Card>
  );
}

interface RowProps {
  step: Step;
  isShown: boolean;
  onShow: (documentId: string) => void;
}

function StepRow({ step, isShown, onShow }: RowProps) {
  const { title, required, completed, document, signature, rejectionReason } = step;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{title}</span>
        {required && <span className="text-small text-muted">required</span>}
        {document && <Badge tone={documentTones[document.status]}>{documentWords[document.status]}</Badge>}
        {!document && !signature && (
          <Badge tone={completed ? 'leaf' : 'neutral'}>{completed ? 'Done' : 'Missing'}</Badge>
        )}
      </p>
      {signature && (
        <p className="mt-1 flex gap-1.5 text-small text-muted">
          <PenLine aria-hidden className="mt-0.5 size-4 shrink-0" />
          Signed by {signature.fullName}, {localMoment(signature.signedAt)}, version{' '}
          {signature.agreementVersion}
        </p>
      )}
      {document && (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => onShow(document.id)}
          className={clsx(
            'mt-1 flex min-h-11 w-full items-center gap-2 rounded-control px-2.5 text-left text-small',
            isShown ? 'bg-primary-soft text-primary' : 'text-primary hover:bg-sunken',
          )}
        >
          <FileText aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{document.fileName}</span>
        </button>
      )}
      {rejectionReason && <p className="mt-1 text-small text-danger">“{rejectionReason}”</p>}
    </div>
  );
}
