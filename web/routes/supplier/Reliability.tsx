import type { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { t } from '@lingui/core/macro';
import ShieldCheck from '~icons/lucide/shield-check';
import { conductDays, conductLeastOrders, conductPauseDays } from '../../../schema/constants.ts';
import { paths } from '../../app/paths.ts';
import { ConductFigures } from '../../features/conduct/ConductFigures.tsx';
import { OwnConductOrders } from '../../features/conduct/OwnConductOrders.tsx';
import { StepsTaken } from '../../features/conduct/StepsTaken.tsx';
import { useChosenFigure } from '../../features/conduct/use-chosen-figure.ts';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { type OwnConductQuery, useOwnConductQuery } from '../../generated/graphql.ts';
import { apollo } from '../../lib/apollo.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { mailLink, support } from '../../lib/support.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

(apollo.cache as InMemoryCache).policies.addTypePolicies({
  Query: { fields: { myConductOrders: relayStylePagination(['kind']) } },
});

/** How reliably the cook's kitchen completes its orders, and by which limits our team looks at it. */
export default function Reliability() {
  useDocumentTitle(t`Reliability`);
  return (
    <>
      <PageTitle
        text={t`Customers count on their meal. Here is how your orders went, and the limits above which our team looks at them.`}
      >
        {t`Reliability`}
      </PageTitle>
      <SignedInOnly forRole="SUPPLIER" whileLoading={<Skeleton className="h-96" />}>
        <OwnReliability />
      </SignedInOnly>
    </>
  );
}

function OwnReliability() {
  const { data, error, refetch } = useOwnConductQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  return data.myConduct ? <Figures conduct={data.myConduct} steps={data.myConductSteps} /> : <NotYet />;
}

interface Props {
  conduct: NonNullable<OwnConductQuery['myConduct']>;
  steps: OwnConductQuery['myConductSteps'];
}

function Figures({ conduct, steps }: Props) {
  const [figure, choose] = useChosenFigure();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        {!conduct.isJudged && (
          <Notice tone="info">
            {t`You had fewer than ${conductLeastOrders} orders in these ${conductDays} days. That is too few to say anything, so no limit applies.`}
          </Notice>
        )}
        <ConductFigures conduct={conduct} chosen={figure} onChoose={choose} />
        {figure && <OwnConductOrders kind={figure} />}
      </div>
      {steps.length > 0 && <StepsTaken steps={steps} />}
      <WhatHappens />
    </div>
  );
}

/** What a cook can expect, before it comes to that. */
const WhatHappens = () => (
  <section aria-labelledby="what-happens" className="flex max-w-prose flex-col gap-3">
    <h2 id="what-happens" className="text-title font-bold">
      {t`What happens above a limit`}
    </h2>
    <p>
      {t`Nothing by itself. A person on our team looks at your orders and decides: to write to you, to pause new orders for ${conductPauseDays} days, or to suspend your kitchen. You get a notification and an email with the reason.`}
    </p>
    <p>{t`Figures are counted again every day from the last ${conductDays} days, so they get better with every meal that goes well. Orders that are already placed are never affected.`}</p>
    <p>
      {t`Is something wrong here, or was there a good reason?`}{' '}
      <a href={mailLink} className="font-medium text-primary underline underline-offset-4">
        {support.email}
      </a>
    </p>
  </section>
);

const NotYet = () => (
  <EmptyState
    icon={<ShieldCheck />}
    title={t`Shown after approval`}
    text={t`Once your kitchen is approved and selling, you'll see how your orders go here.`}
    action={<ButtonLink to={paths.supplierOnboarding()}>{t`Continue your application`}</ButtonLink>}
  />
);
