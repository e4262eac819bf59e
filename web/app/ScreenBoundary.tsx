import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { ScreenNotLoaded } from './screen-not-loaded.ts';

interface Props {
  onRetry: () => void;
  children: () => ReactNode;
}

/** Preserves header and navigation when a screen's code can't be loaded. Other errors reach the last resort. */
export class ScreenBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  tryAgain = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children();
    if ((error as unknown) instanceof ScreenNotLoaded)
      return <ErrorState {...whyNotLoaded()} onRetry={this.tryAgain} isScreen />;
    throw error;
  }
}

/** Offline, this is not an error: the screen was never opened here. */
const whyNotLoaded = () =>
  navigator.onLine
    ? {}
    : {
        title: t`This page isn't available offline yet`,
        text: t`It loads when you're back online. Pages you've opened before work offline.`,
      };
