import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import type { ShownToast, ToastMessage } from './toast-message.ts';

/** Preloads the code of the toast region, for messages shown while offline. */
export const loadToasts = () => import('./ToastRegion.tsx');
const ToastRegion = lazyWithRetry(loadToasts);

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

export const useToast = () => useContext(ToastContext);

/**
 * Shows short messages in a fixed region, which is loaded with the first of them. The next one takes the place of the
 * last, and it disappears by itself, so none is the only copy of what it says.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [needed, setNeeded] = useState(false);
  const lastId = useRef(0);
  const toast = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    setNeeded(true);
    setShown({ ...message, id: lastId.current });
  }, []);
  const remove = useCallback((id: number) => setShown(current => (current?.id === id ? null : current)), []);
  return (
    <ToastContext value={toast}>
      {children}
      {needed && (
        <Suspense fallback={null}>
          <ToastRegion toast={shown} onRemove={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}
