import { type ComponentType, memo, Suspense } from 'react';
import { ScreenReady } from './ScreenReady.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * Renders the matched screen. It does not re-render with its frame, which learns who is signed in while a prerendered
 * screen still waits for its script: React would discard the markup, show the skeleton and render it again.
 */
export const ScreenOutlet = memo(function ScreenOutlet({ Component }: { Component: ComponentType }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Component />
      <ScreenReady />
    </Suspense>
  );
});
