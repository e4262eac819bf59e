import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import CloudAlert from '~icons/lucide/cloud-alert';
import { Button } from '../actions/Button.tsx';
import { whenNetworkIsBack } from '../loading/when-network-is-back.ts';

interface Props {
  title?: string;
  text?: string;
  onRetry?: () => void;
  /** Whether it fills a whole screen, and so has the first-level heading. */
  isScreen?: boolean;
}

/** Tries again by itself when the network comes back. */
export function ErrorState({
  title = t`This didn't load`,
  text = t`Please check your connection and try again.`,
  onRetry,
  isScreen = false,
}: Props) {
  const Heading = isScreen ? 'h1' : 'h2';
  useEffect(() => onRetry && whenNetworkIsBack(onRetry), [onRetry]);
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <CloudAlert aria-hidden className="mb-2 size-10 text-danger" />
      <Heading className="text-title font-semibold">{title}</Heading>
      <p className="max-w-80 text-muted">{text}</p>
      {onRetry && <Button variant="secondary" className="mt-3" onClick={onRetry}>{t`Try again`}</Button>}
    </div>
  );
}
