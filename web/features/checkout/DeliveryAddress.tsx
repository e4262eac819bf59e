import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DeliveryAddressForm } from './DeliveryAddressForm.tsx';

interface Props {
  line: string | null;
  onSave: (line: string) => void;
}

/** Where the order goes: the line that is kept, or the fields to write one. */
export function DeliveryAddress({ line, onSave }: Props) {
  const [isChanging, setIsChanging] = useState(false);

  if (line === null || isChanging)
    return (
      <DeliveryAddressForm
        line={line}
        onSave={saved => {
          onSave(saved);
          setIsChanging(false);
        }}
      />
    );
  return (
    <div className="flex items-start gap-3">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <p className="min-w-0 flex-1">{line}</p>
      <Button variant="ghost" className="-my-2.5 -mr-3" onClick={() => setIsChanging(true)}>
        Change
      </Button>
    </div>
  );
}
