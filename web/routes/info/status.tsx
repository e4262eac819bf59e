import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { useStatusQuery } from '../../generated/graphql.ts';
import { brand, tagline } from '../../lib/brand.ts';
import { translate } from '../../lib/language.ts';
import { Card } from '../../ui/display/Card.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';

const places = () => [
  { to: paths.customerLogin(), word: t`Customer Login` },
  { to: paths.supplierLogin(), word: t`Supplier Login` },
  { to: paths.supplierRegistration(), word: t`Supplier Registration` },
  { to: paths.productionTest(), word: t`Production Test` },
];

export default function StatusScreen() {
  return (
    <>
      <PageTitle text={translate(tagline)}>{t`${brand} today`}</PageTitle>
      <div className="flex flex-col gap-7">
        <Counts />
        <LinkRows label={t`Get started`} rows={places()} />
      </div>
    </>
  );
}

/** Counted on every visit, and separate from the paginated lists of other screens. */
function Counts() {
  const { data, error, refetch } = useStatusQuery({ fetchPolicy: 'no-cache' });
  if (error) return <ErrorState title={t`Counts didn't load`} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-26 rounded-card" />;

  const { nodes, pageInfo } = data.cities;
  const more = pageInfo.hasNextPage ? '+' : '';
  const suppliers = nodes.reduce((sum, city) => sum + city.supplierCount, 0);
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Count name={t`Cities`} value={`${nodes.length}${more}`} />
      <Count name={t`Suppliers`} value={`${suppliers}${more}`} />
    </dl>
  );
}

const Count = ({ name, value }: { name: string; value: string }) => (
  <Card className="flex flex-col-reverse">
    <dt className="text-muted">{name}</dt>
    <dd className="text-display leading-tight font-bold text-primary tabular-nums">{value}</dd>
  </Card>
);
