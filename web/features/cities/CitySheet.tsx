import { t } from '@lingui/core/macro';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { CityChooser } from './CityChooser.tsx';

interface Props {
  onClose: () => void;
  onChoose: (city: string) => void;
  onFindNear: () => void;
}

export default function CitySheet({ onClose, onChoose, onFindNear }: Props) {
  return (
    <Sheet onClose={onClose} title={t`Change city`}>
      <CityChooser onChoose={onChoose} onFindNear={onFindNear} />
    </Sheet>
  );
}
