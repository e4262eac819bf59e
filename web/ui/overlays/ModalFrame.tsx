import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useState } from 'react';
import X from '~icons/lucide/x';
import { IconButton } from '../actions/IconButton.tsx';
import { useOpenModal } from './open-modals.ts';

export interface ModalProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  /** The element focused on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * What a dialog and a sheet share. The scrim is our own element: Radix' overlay locks scrolling with an injected
 * style element, which a strict content security policy forbids; a rule on `[data-modal]` does it here.
 */
export function ModalFrame({
  onClose,
  title,
  description,
  footer,
  initialFocus,
  children,
  className,
}: ModalProps & { className: string }) {
  const [openers] = useState(whatOpenedIt);
  useOpenModal(onClose);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div data-modal aria-hidden className="fixed inset-0 z-40 animate-fade bg-[#120b08]/55" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={event => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            comeBackTo(openers);
          }}
          className={clsx('fixed z-50 flex flex-col bg-bg text-ink shadow-lift outline-none', className)}
        >
          <div className="flex items-start gap-2 px-5 pt-4 pb-2">
            <div className="min-w-0 flex-1 pt-2">
              <Radix.Title className="text-title font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={t`Close`} className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-border px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The element that opened the first of several dialogs that replaced each other. */
let firstOpener: Element | null = null;

/** Recorded during the first render: a moment later the dialog's own fields may have the focus. */
const whatOpenedIt = () => {
  const { activeElement } = document;
  if (!activeElement?.closest('[role="dialog"]')) firstOpener = activeElement;
  return [activeElement, firstOpener];
};

/**
 * Falls back to the heading when the button is gone. Radix asks for this by a timer after the dialog left the page; a
 * person who has moved on by then stays where they are.
 */
const comeBackTo = (openers: readonly (Element | null)[]) => {
  firstOpener = null;
  if (document.activeElement !== document.body) return;
  const opener = openers.find(each => each?.isConnected && each !== document.body);
  const place = opener ?? document.querySelector('h1');
  if (place instanceof HTMLElement) place.focus();
};
