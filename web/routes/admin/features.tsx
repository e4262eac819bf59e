import { t } from '@lingui/core/macro';
import { FeatureFlags } from '../../features/feature-flags/FeatureFlags.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function FeaturesScreen() {
  return (
    <AdminPage
      title={t`Features`}
      text={t`Open a feature in some cities, or for some of the people, before all have it. Close it again when something goes wrong.`}
    >
      <FeatureFlags />
    </AdminPage>
  );
}
