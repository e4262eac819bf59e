import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';

interface Props {
  draft: { isRestored: boolean; isOutdated: boolean; discard: () => void };
  /** Fields that could not be restored and have to be entered again. */
  children?: ReactNode;
}

/** Says that a form holds what was typed in it before, and discards it after asking. */
export function DraftNotice({ draft, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking !== wasAsking.current) region.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const discard = () => {
    const form = region.current?.closest('form, [role="dialog"]');
    draft.discard();
    setIsAsking(false);
    // The button is gone with the notice; focus the first field.
    form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  };
  return (
    <div ref={region} role="status" className="empty:hidden">
      {draft.isRestored && (
        <Notice
          tone={draft.isOutdated ? 'warn' : 'info'}
          action={
            isAsking ? (
              <div className="flex flex-wrap gap-2">
                <Button variant="danger" isSnug onClick={discard}>{t`Discard`}</Button>
                <Button
                  variant="secondary"
                  isSnug
                  onClick={() => setIsAsking(false)}
                >{t`Keep editing`}</Button>
              </div>
            ) : (
              <Button variant="secondary" isSnug onClick={() => setIsAsking(true)}>{t`Start over`}</Button>
            )
          }
        >
          {isAsking ? t`Discard what you typed?` : t`What you typed before is still here.`}
          {!isAsking && draft.isOutdated && (
            <> {t`This was changed elsewhere. Start over to see the changes, or save to replace them.`}</>
          )}
          {!isAsking && children && <> {children}</>}
        </Notice>
      )}
    </div>
  );
}
