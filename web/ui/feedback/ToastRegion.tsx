import { t } from '@lingui/core/macro';
import { Toast } from 'radix-ui';
import { useEffect } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import X from '~icons/lucide/x';
import { IconButton } from '../actions/IconButton.tsx';
import { closeModal } from '../overlays/open-modals.ts';
import type { ShownToast } from './toast-message.ts';

/** Moves the focus to the messages. */
const hotkey = 'F8';

const icons = {
  neutral: null,
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />,
  danger: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />,
};

/** What failed is no longer said once a form is sent again. */
export default function ToastRegion({
  toast,
  onRemove,
}: {
  toast: ShownToast | null;
  onRemove: (id: number) => void;
}) {
  const failedId = toast?.tone === 'danger' ? toast.id : undefined;
  useEffect(() => {
    if (failedId === undefined) return;
    // Of the capture phase, so that what the new try says comes after it.
    const removeFailure = () => onRemove(failedId);
    document.addEventListener('submit', removeFailure, true);
    return () => document.removeEventListener('submit', removeFailure, true);
  }, [failedId, onRemove]);
  return (
    <Toast.Provider label={t`Notification`} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          key={toast.id}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={open => !open && onRemove(toast.id)}
          // Escape is for what a person is doing; a message that comes meanwhile goes away by itself.
          onEscapeKeyDown={event => {
            if (!event.defaultPrevented && closeModal()) event.preventDefault();
          }}
          className="flex animate-appear items-start gap-3 rounded-control border border-border bg-surface py-2 pr-1 pl-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <div className="flex min-w-0 flex-1 gap-2.5 py-2">
            {icons[toast.tone ?? 'neutral']}
            <div className="min-w-0">
              <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
              {toast.description && (
                <Toast.Description className="text-muted">{toast.description}</Toast.Description>
              )}
            </div>
          </div>
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.onAct}
              className="min-h-11 rounded-control px-3 font-semibold text-primary hover:bg-primary-soft"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton label={t`Dismiss`}>
              <X aria-hidden />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={[hotkey]}
        label={t`Notifications (${hotkey})`}
        // Above the bottom bar with the cart.
        className="fixed inset-x-0 bottom-[calc(8.5rem+env(safe-area-inset-bottom))] short:bottom-18 z-50 mx-auto max-w-column px-3 outline-none"
      />
    </Toast.Provider>
  );
}
