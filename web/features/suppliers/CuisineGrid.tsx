import { t } from '@lingui/core/macro';
import { cuisineGrid } from '../../../schema/search-constants.ts';
import { CuisineTile } from './CuisineTile.tsx';

interface Props {
  chosen: string | null;
  onChoose: (cuisine: string | null) => void;
}

/** One strip that scrolls sideways on its own. */
export const CuisineGrid = ({ chosen, onChoose }: Props) => (
  <section aria-labelledby="cuisines">
    <h2 id="cuisines" className="sr-only">{t`What are you hungry for?`}</h2>
    <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] pointer-fine:flex-wrap">
      {cuisineGrid.map(cuisine => (
        <li key={cuisine} className="shrink-0">
          <CuisineTile
            cuisine={cuisine}
            chosen={chosen === cuisine}
            onPress={() => onChoose(chosen === cuisine ? null : cuisine)}
          />
        </li>
      ))}
    </ul>
  </section>
);
