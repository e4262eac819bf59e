import { TriangleAlert } from 'lucide-react';
import type { Allergen } from '../../generated/graphql.ts';
import { allergenList } from '../../lib/allergen-words.ts';

interface Props {
  lines: readonly { position: number; dishName: string; quantity: number; allergens: readonly Allergen[] }[];
}

/** The dishes in large letters, and once below them what all of them contain. */
export function OrderedDishes({ lines }: Props) {
  const allergens = [...new Set(lines.flatMap(line => line.allergens))];
  return (
    <div>
      <ul className="flex flex-col gap-1 text-lead leading-snug">
        {lines.map(line => (
          <li key={line.position} className="flex gap-2">
            <span className="min-w-7 shrink-0 font-bold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0 font-medium">{line.dishName}</span>
          </li>
        ))}
      </ul>
      {allergens.length > 0 && (
        <p className="mt-2 flex items-start gap-1.5 text-small text-muted">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          Contains {allergenList(allergens)}
        </p>
      )}
    </div>
  );
}
