import { t } from '@lingui/core/macro';
import { Toast } from 'radix-ui';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import X from '~icons/lucide/x';
import { IconButton } from '../actions/IconButton.tsx';
import type { ShownToast } from './toast-message.ts';

const icons = {
  neutral: null,
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />,
  danger: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />,
};

export default function ToastRegion({
  toasts,
  onRemove,
}: {
  toasts: ShownToast[];
  onRemove: (id: number) => void;
}) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(toast => (
        <Toast.Root
          key={toast.id}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={open => !open && onRemove(toast.id)}
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
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-[max(8px,env(safe-area-inset-top))] z-50 mx-auto flex max-w-column flex-col gap-2 px-3 outline-none"
      />
    </Toast.Provider>
  );
}
