import { paths } from '../../app/paths.ts';
import type { AdminKitchensQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { SupplierStatusBadge } from './SupplierStatusBadge.tsx';

type Kitchen = AdminKitchensQuery['kitchens']['edges'][number]['node'];

const columns: readonly Column<Kitchen>[] = [
  {
    heading: 'Kitchen',
    isName: true,
    cell: ({ id, supplier }) => (
      <>
        <RowLink to={paths.adminKitchen(id)}>{supplier.kitchenName}</RowLink>
        <span className="block text-small font-normal text-muted">by {supplier.cookName}</span>
      </>
    ),
  },
  { heading: 'Status', cell: ({ status }) => <SupplierStatusBadge status={status} /> },
  { heading: 'City', cell: ({ supplier: { city } }) => `${city.name}, ${city.state}` },
  { heading: 'Owner', cell: ({ owner }) => <span className="text-small">{owner.email}</span> },
  { heading: 'Registered', cell: ({ registeredAt }) => localMoment(registeredAt).replace(/, [^,]*$/, '') },
  { heading: 'Open orders', isNumber: true, cell: ({ openOrders }) => openOrders },
];

export const KitchenTable = ({ kitchens }: { kitchens: readonly Kitchen[] }) => (
  <DataTable label="Kitchens" columns={columns} rows={kitchens} keyOf={({ id }) => id} />
);
