import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { late } from '../../ui/late.ts';

const AddCityDialog = late(() => import('./AddCityDialog.tsx'));

export function AddCity() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Plus aria-hidden className="size-5" /> Add a city
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddCityDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
