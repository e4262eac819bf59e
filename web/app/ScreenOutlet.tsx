import { type ComponentType, memo, Suspense } from 'react';
import { ScreenReady } from './ScreenReady.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * Where the screen itself stands. It is not drawn anew with its frame, which learns who is signed in while a drawn
 * screen still waits for its script: React would throw away what was drawn, show the skeleton and draw it again.
 */
export const ScreenOutlet = memo(function ScreenOutlet({ Component }: { Component: ComponentType }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Component />
      <ScreenReady />
    </Suspense>
  );
});
