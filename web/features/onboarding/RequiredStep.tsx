import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import ChevronRight from '~icons/lucide/chevron-right';
import CircleCheck from '~icons/lucide/circle-check';
import CircleDashed from '~icons/lucide/circle-dashed';
import type { RequiredStep_stepFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { rowLook } from '../../ui/lists/row-look.ts';
import { goToStep } from './go-to-step.ts';
import { signingDialog } from './signing-dialog.ts';

/** What is required, as a row: it opens the agreement to sign, or leads to the document to upload. */
export function RequiredStep({ step }: { step: RequiredStep_stepFragment }) {
  const { show } = useDialogInUrl();
  const { stepId, category, title, completed, viewerCanComplete } = step;
  const isToSign = category === 'AGREEMENT' && viewerCanComplete && !completed;
  const Icon = completed ? CircleCheck : CircleDashed;
  return (
    <li>
      <button
        type="button"
        className={rowLook}
        onClick={() => (isToSign ? show(signingDialog(stepId)) : goToStep(stepId))}
      >
        <Icon aria-hidden className={completed ? 'text-leaf' : 'text-warn'} />
        <span className="min-w-0 flex-1">
          <span className={clsx('block', completed && 'text-muted')}>{sentenceText(title)}</span>
          <span className="block text-small font-normal text-muted">{doneWord(step)}</span>
        </span>
        <ChevronRight aria-hidden className="text-muted" />
      </button>
    </li>
  );
}

const doneWord = ({ category, completed }: RequiredStep_stepFragment): string => {
  if (category === 'AGREEMENT') return completed ? t`Signed` : t`Read and sign`;
  return completed ? t`Uploaded` : t`Take a photo or choose a file`;
};
