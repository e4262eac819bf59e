import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import CookingPot from '~icons/lucide/cooking-pot';
import { Button } from '../ui/actions/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { paths } from './paths.ts';
import { replayEarlyEvents } from './ScreenReady.tsx';

/** The last resort for a screen that failed to render. It needs neither router nor data. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    replayEarlyEvents();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert" className="mx-auto flex min-h-dvh max-w-column flex-col justify-center bg-bg">
        <EmptyState
          icon={<CookingPot />}
          title={t`Something went wrong`}
          text={t`We're having trouble loading the page`}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => window.location.reload()}>{t`Refresh Page`}</Button>
              <Button
                variant="secondary"
                onClick={() => window.location.assign(paths.landing())}
              >{t`Go to Home`}</Button>
            </div>
          }
        />
      </main>
    );
  }
}
