import BellRing from '~icons/lucide/bell-ring';
import VolumeX from '~icons/lucide/volume-x';
import { useStored } from '../../../lib/stored.ts';
import { Button } from '../../../ui/actions/Button.tsx';

/** Whether new orders play a sound; stored on this device. */
export function OrderSound() {
  const [sound, setSound] = useStored('orderSound');
  const isOn = sound !== 'off';
  return (
    <Button variant="ghost" isSnug aria-pressed={isOn} onClick={() => setSound(isOn ? 'off' : null)}>
      {isOn ? <BellRing aria-hidden className="size-5" /> : <VolumeX aria-hidden className="size-5" />}
      Sound for new orders
    </Button>
  );
}
