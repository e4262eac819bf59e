import { paths } from '../../app/paths.ts';
import { ApiBadge } from '../../features/status/ApiBadge.tsx';
import { askCities, askSuppliers } from '../../features/status/api-lists.ts';
import { CheckResults } from '../../features/status/CheckResults.tsx';
import { useChecks } from '../../features/status/use-checks.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';

const places = [
  { to: paths.landing(), word: 'Home' },
  { to: paths.customerLogin(), word: 'Customer Login' },
  { to: paths.supplierLogin(), word: 'Supplier Login' },
  { to: paths.supplierRegistration(), word: 'Supplier Reg' },
];

export default function ProductionTest() {
  const { results, isRunning, runAll } = useChecks();
  return (
    <>
      <PageTitle text="Checks that this browser can reach everything it needs.">Production Test</PageTitle>
      <div className="flex flex-col gap-7">
        <section>
          <h2 className="mb-3 text-title font-semibold">API status</h2>
          <Card className="flex flex-col gap-3">
            <ApiBadge name="Cities" load={askCities} />
            <ApiBadge name="Suppliers" load={askSuppliers} />
          </Card>
        </section>
        <section>
          <h2 className="mb-3 text-title font-semibold">Checks</h2>
          <CheckResults results={results} />
          <Button fullWidth className="mt-3" loading={isRunning} onClick={runAll}>
            Run checks
          </Button>
        </section>
        <nav aria-label="Pages to test" className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
          {places.map(({ to, word }) => (
            <ButtonLink key={to} to={to} variant="secondary">
              {word}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </>
  );
}
