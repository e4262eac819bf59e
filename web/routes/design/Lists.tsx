import { useState } from 'react';
import { Figure, Figures } from '../../ui/display/Figure.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { FoldButton } from '../../ui/lists/FoldButton.tsx';
import { Grip } from '../../ui/lists/Grip.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';
import { Group, Specimen } from './Specimen.tsx';

const nothing = () => undefined;
const kitchens = [
  { id: 'asha', name: "Asha's Kitchen", orders: 128 },
  { id: 'lata', name: 'Lata ki Rasoi, home cooking from Lucknow and Varanasi', orders: 4 },
];

const pages = {
  rows: undefined,
  hasFailed: false,
  after: null,
  isLoadingMore: false,
  onMore: async () => undefined,
  onRetry: nothing,
};
const pagesByState: Record<string, Partial<Parameters<typeof PagedSection<string>>[0]['pages']>> = {
  Loading: {},
  Failed: { hasFailed: true },
  Empty: { rows: [] },
  'With more': { rows: ['$120.00', '$86.50'], after: 'p2' },
  'Loading more': { rows: ['$120.00', '$86.50'], after: 'p2', isLoadingMore: true },
};

export function Lists() {
  const [dishes, setDishes] = useState(['Idli', 'Masala Dosa', 'Vada']);
  const [isOpen, setIsOpen] = useState(true);
  const addDish = async () => setDishes([...dishes, `Dish ${dishes.length + 1}`]);
  return (
    <Group name="Lists">
      <Specimen name="DataTable, RowLink">
        <div className="@container">
          <DataTable
            label="Specimen of kitchens"
            rows={kitchens}
            keyOf={({ id }) => id}
            columns={[
              { heading: 'Kitchen', cell: ({ name }) => <RowLink to="#">{name}</RowLink>, isName: true },
              { heading: 'Orders', cell: ({ orders }) => orders, isNumber: true },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="FoldButton">
        <h4 className="text-title font-bold">
          <FoldButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Breakfast
          </FoldButton>
        </h4>
        {isOpen && <p className="text-muted">Idli, vada, dosa</p>}
      </Specimen>
      {Object.entries(pagesByState).map(([state, some]) => (
        <Specimen key={state} name={`PagedSection: ${state.toLowerCase()}`}>
          <PagedSection<string>
            title={`Payouts, ${state.toLowerCase()}`}
            empty="No payouts yet."
            more="Load older payouts"
            pages={{ ...pages, ...some }}
          >
            {rows => (
              <RowList>
                {rows.map(text => (
                  <Row key={text} text={text} />
                ))}
              </RowList>
            )}
          </PagedSection>
        </Specimen>
      ))}
      <Specimen name="RowList, Grip, MoreButton">
        <RowList>
          {dishes.map(dish => (
            <Row key={dish} text={dish} isDraggable />
          ))}
        </RowList>
        <MoreButton
          after={dishes.length < 6 ? 'next' : null}
          words="Load more"
          isLoading={false}
          onMore={addDish}
        />
      </Specimen>
      <Specimen name="ShownRows, while the next ones load">
        <ShownRows isCurrent={false}>
          <RowList>
            <Row text="Idli" />
          </RowList>
        </ShownRows>
      </Specimen>
      <Specimen name="RowsSkeleton">
        <RowsSkeleton />
      </Specimen>
      <Specimen name="FactList, FactLink">
        <FactList
          facts={[
            { name: 'Phone', value: <FactLink to="#">(408) 555-0147</FactLink> },
            { name: 'Unit', value: null },
            { name: 'Refunds', value: 0 },
          ]}
        />
      </Specimen>
      <Specimen name="Figures: plain, with a note, a large amount">
        <Figures>
          <Figure label="Orders" value={128} />
          <Figure label="Sell-through" value="74%" note="of 23 plates" />
          <Figure label="Next payout" value="$12,345,678.90" />
        </Figures>
      </Specimen>
      <Specimen name="ProgressBar: none, some, all">
        <div className="flex flex-col gap-3">
          <ProgressBar label="Documents" value={0} words="0 of 5" />
          <ProgressBar label="Plates sold" value={0.3} words="7 of 23" />
          <ProgressBar label="Steps" value={1} words="5 of 5" />
        </div>
      </Specimen>
    </Group>
  );
}

const Row = ({ text, isDraggable = false }: { text: string; isDraggable?: boolean }) => (
  <li className="flex min-h-12 items-center gap-2 px-4 py-2">
    {isDraggable && <Grip />}
    {text}
  </li>
);
