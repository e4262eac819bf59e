import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import FileText from '~icons/lucide/file-text';
import PenLine from '~icons/lucide/pen-line';
import type { ChecklistStep_stepFragment } from '../../generated/graphql.ts';
import { fileSize } from '../../lib/formats/file-size.ts';
import { dateFormat } from '../../lib/formats/formats.ts';

type Given = Pick<ChecklistStep_stepFragment, 'document' | 'documentUrl' | 'signature'>;

const day = (moment: string) => dateFormat({ dateStyle: 'medium' }).format(new Date(moment));

/** The document or signature that is there already. */
export function GivenForStep({ step: { document, documentUrl, signature } }: { step: Given }) {
  if (signature)
    return (
      <Line icon={<PenLine aria-hidden />}>
        {t`Signed by ${signature.fullName} on ${day(signature.signedAt)}`}
      </Line>
    );
  if (!document || !documentUrl) return null;
  return (
    <Line icon={<FileText aria-hidden />}>
      <a
        href={documentUrl}
        download={document.fileName}
        className="inline-flex min-h-11 items-center break-all text-primary underline underline-offset-4"
      >
        {document.fileName}
      </a>{' '}
      <span className="text-muted">{fileSize(document.bytes)}</span>
    </Line>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="mt-2 flex items-center gap-2 text-small [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-primary">
    {icon}
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 break-words">{children}</div>
  </div>
);
