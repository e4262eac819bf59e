import { Suspense } from 'react';
import { ApplicationReview } from '../../features/application-review/ApplicationReview.tsx';
import { usePerson } from '../../lib/session/use-session.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AdminPage } from './AdminPage.tsx';

/** At the end of the screen, and not needed before what is above it. */
const NotesAndTrail = lazyWithRetry(() => import('./NotesAndTrail.tsx'));

export default function ApplicationReviewScreen() {
  const user = usePerson();
  return (
    <AdminPage
      title="Applications"
      text="Longest waiting first. Kitchens expect an answer in 2 to 3 business days."
    >
      <ApplicationReview
        isSignedIn={user !== undefined}
        trailOf={(id, after, supplierId) => (
          <Suspense fallback={null}>
            <NotesAndTrail subject="KITCHEN" subjectId={supplierId} trailOf={[id]} after={after} />
          </Suspense>
        )}
      />
    </AdminPage>
  );
}
