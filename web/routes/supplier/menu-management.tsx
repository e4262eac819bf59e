import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { MenuEditor } from '../../features/kitchen-menu/MenuEditor.tsx';
import { MenuFiles } from '../../features/kitchen-menu/MenuFiles.tsx';
import { PhotoNudge } from '../../features/kitchen-menu/PhotoNudge.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useMyMenuQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Tabs } from '../../ui/display/Tabs.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { KitchenOffers } from './KitchenOffers.tsx';
import { KitchenWeek } from './KitchenWeek.tsx';
import { MenuOfWeek } from './MenuOfWeek.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';

const tabs = ['menu', 'week', 'plans', 'mealtimes', 'closures', 'files'] as const;
type Tab = (typeof tabs)[number];

export default function MenuManagementScreen() {
  return (
    <>
      <PageTitle>{t`Your menu`}</PageTitle>
      <SignedInOnly forRole="SUPPLIER" whileLoading={<MenuSkeleton />}>
        <OwnMenu />
      </SignedInOnly>
    </>
  );
}

/** A kitchen that is not approved yet has no menu to write; it is led to what is still to do, and why. */
function OwnMenu() {
  const { data, error, refetch } = useMyMenuQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(each => each === search.get('tab')) ?? 'menu';
  if (data?.myMenu === null) {
    const reason = t`Your menu opens once your kitchen is approved.`;
    return <Navigate to={paths.supplierOnboarding()} replace state={{ reason }} />;
  }
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <MenuSkeleton />;

  const open = (chosen: Tab) => setSearch(chosen === 'menu' ? {} : { tab: chosen }, { replace: true });
  return (
    <Tabs<Tab>
      label={t`Menu sections`}
      value={tab}
      onChange={open}
      tabs={[
        {
          value: 'menu',
          label: t`Menu`,
          content: (
            <MenuEditor menu={data.myMenu}>
              {data.myKitchen && <PhotoNudge menu={data.myMenu} kitchen={data.myKitchen} />}
            </MenuEditor>
          ),
        },
        { value: 'week', label: t`Menu of the week`, content: <MenuOfWeek /> },
        { value: 'plans', label: t`Tiffin plans`, content: column(<KitchenOffers />) },
        { value: 'mealtimes', label: t`Mealtimes`, content: <KitchenWeek part="mealtimes" /> },
        { value: 'closures', label: t`Closures`, content: column(<KitchenWeek part="closures" />) },
        { value: 'files', label: t`Import/Export`, content: column(<MenuFiles />) },
      ]}
    />
  );
}

/** Forms stay as wide as a phone. */
const column = (content: ReactNode) => <div className="mx-auto max-w-column">{content}</div>;
