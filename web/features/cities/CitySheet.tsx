import { Sheet } from '../../ui/Sheet.tsx';
import { CityChooser } from './CityChooser.tsx';

interface Props {
  onClose: () => void;
  onChoose: (city: string) => void;
}

export default function CitySheet({ onClose, onChoose }: Props) {
  return (
    <Sheet open onOpenChange={onClose} title="Change city">
      <CityChooser onChoose={onChoose} />
    </Sheet>
  );
}
