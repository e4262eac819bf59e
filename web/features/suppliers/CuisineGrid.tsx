import { t } from '@lingui/core/macro';
import type { ComponentType, SVGProps } from 'react';
import CookedRice from '~icons/fluent-emoji-flat/cooked-rice';
import CurryRice from '~icons/fluent-emoji-flat/curry-rice';
import Flatbread from '~icons/fluent-emoji-flat/flatbread';
import HotPepper from '~icons/fluent-emoji-flat/hot-pepper';
import PotOfFood from '~icons/fluent-emoji-flat/pot-of-food';
import StuffedFlatbread from '~icons/fluent-emoji-flat/stuffed-flatbread';
import { cuisineGrid } from '../../../schema/search-constants.ts';
import { CuisineTile } from './CuisineTile.tsx';

const pictures: Record<(typeof cuisineGrid)[number], ComponentType<SVGProps<SVGSVGElement>>> = {
  'North Indian': Flatbread,
  'South Indian': CookedRice,
  Bengali: CurryRice,
  Gujarati: StuffedFlatbread,
  Maharashtrian: HotPepper,
  Odia: PotOfFood,
};

interface Props {
  chosen: string | null;
  onChoose: (cuisine: string | null) => void;
}

export const CuisineGrid = ({ chosen, onChoose }: Props) => (
  <section aria-labelledby="cuisines">
    <h2 id="cuisines" className="mb-2 text-title font-semibold">{t`What are you hungry for?`}</h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2.5">
      {cuisineGrid.map(cuisine => (
        <li key={cuisine}>
          <CuisineTile
            cuisine={cuisine}
            Picture={pictures[cuisine]}
            chosen={chosen === cuisine}
            onPress={() => onChoose(chosen === cuisine ? null : cuisine)}
          />
        </li>
      ))}
    </ul>
  </section>
);
