import { ApplicationReview } from '../../features/application-review/ApplicationReview.tsx';
import { Trail } from '../../features/audit/Trail.tsx';
import { usePerson } from '../../lib/session/use-session.ts';
import { AdminPage } from './AdminPage.tsx';

export default function ApplicationReviewScreen() {
  const user = usePerson();
  return (
    <AdminPage
      title="Applications"
      text="Longest waiting first. Kitchens expect an answer in 2 to 3 business days."
    >
      <ApplicationReview
        isSignedIn={user !== undefined}
        trailOf={(id, after) => <Trail subjectIds={[id]} after={after} />}
      />
    </AdminPage>
  );
}
