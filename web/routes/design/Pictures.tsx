import { cuisines } from '../../../schema/constants.ts';
import { dishDrawings } from '../../../schema/dish-drawings.ts';
import { CuisineBackdrop } from '../../food/CuisineBackdrop.tsx';
import { DishesOnCloth } from '../../food/DishesOnCloth.tsx';
import { DishOnCloth } from '../../food/DishOnCloth.tsx';
import { TiffinMark } from '../../food/TiffinMark.tsx';
import { TiffinScene } from '../../food/TiffinScene.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { Group, Specimen } from './Specimen.tsx';

const picture = '/icons/tiffin-512.png';
const photo = {
  url: picture,
  webpSet: '',
  avifSet: '',
  width: 512,
  height: 512,
  placeholder: picture,
  alt: 'A tiffin',
};
/** Only the placeholder is there, as while the photo loads. */
const loadingPhoto = { ...photo, url: 'data:,', alt: '' };

export const Pictures = () => (
  <Group name="Pictures">
    <Specimen name="TiffinMark and TiffinScene">
      <TiffinMark className="mb-3 size-12" />
      <TiffinScene className="h-56 w-full rounded-card" />
    </Specimen>
    <Specimen name="Photo: loaded, loading">
      <div className="grid grid-cols-2 gap-2">
        {[photo, loadingPhoto].map(each => (
          <Photo key={each.url} photo={each} sizes="195px" className="aspect-square rounded-control" />
        ))}
      </div>
    </Specimen>
    <Specimen name="DishesOnCloth and CuisineBackdrop of every cuisine">
      <div className="grid grid-cols-2 gap-2">
        {cuisines.map(cuisine => (
          <div key={cuisine} className="relative isolate overflow-hidden rounded-control">
            <DishesOnCloth dishes={[]} cuisine={cuisine} className="aspect-8/5 w-full" />
            <p className="relative p-2 text-small font-semibold text-white">
              <CuisineBackdrop cuisine={cuisine} />
              <span className="relative">{cuisine}</span>
            </p>
          </div>
        ))}
      </div>
    </Specimen>
    <Specimen name="DishOnCloth, each of them">
      <div className="grid grid-cols-4 gap-1">
        {dishDrawings.map(drawing => (
          <DishOnCloth
            key={drawing}
            drawing={drawing}
            cuisine="North Indian"
            className="aspect-square w-full rounded-control"
          />
        ))}
      </div>
    </Specimen>
  </Group>
);
