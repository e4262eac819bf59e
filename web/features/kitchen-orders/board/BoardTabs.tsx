import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { useUrlParams } from '../../../lib/url-params.ts';
import { Tabs } from '../../../ui/display/Tabs.tsx';
import { isColumn } from './board-columns.ts';

interface Props {
  columns: readonly { status: OrderStatus; title: string; count: number; content: ReactNode }[];
}

/** One column at a time, chosen in the address; the first with something in it when nothing is chosen. */
export function BoardTabs({ columns }: Props) {
  const [search, setSearch] = useUrlParams();
  const asked = search.get('at');
  const first = columns.find(column => column.count > 0) ?? columns[0]!;
  const choose = (status: OrderStatus) =>
    setSearch(
      current => {
        current.set('at', status);
        return current;
      },
      { replace: true },
    );
  return (
    <Tabs
      label={t`Order status`}
      value={isColumn(asked) ? asked : first.status}
      onChange={choose}
      tabs={columns.map(({ status, title, count, content }) => ({
        value: status,
        content: (
          <>
            <h2 className="sr-only">{title}</h2>
            {content}
          </>
        ),
        label: (
          <span className="flex flex-col items-center py-1 leading-tight">
            <span className="text-title font-bold tabular-nums">{count}</span>
            <span className="text-small">{title}</span>
          </span>
        ),
      }))}
    />
  );
}
