import { t } from '@lingui/core/macro';
import Volume from '~icons/lucide/volume-2';
import VolumeX from '~icons/lucide/volume-x';
import { useStored } from '../../../lib/stored.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';

/** Whether new orders play a sound; stored on this device. */
export function OrderSound({ isCompact = false }: { isCompact?: boolean }) {
  const [sound, setSound] = useStored('orderSound');
  const isOn = sound !== 'off';
  const words = t`Sound for new orders`;
  const change = () => setSound(isOn ? 'off' : null);
  const icon = isOn ? <Volume aria-hidden className="size-5" /> : <VolumeX aria-hidden className="size-5" />;
  if (isCompact)
    return (
      <IconButton label={words} title={words} aria-pressed={isOn} onClick={change}>
        {icon}
      </IconButton>
    );
  return (
    <Button variant="ghost" isSnug aria-pressed={isOn} onClick={change}>
      {icon}
      {words}
    </Button>
  );
}
