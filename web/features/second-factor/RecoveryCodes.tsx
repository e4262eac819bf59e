import { t } from '@lingui/core/macro';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once: the server has only hashes of them. */
export default function RecoveryCodes({ codes, onClose }: Props) {
  const text = codes.join('\n');
  return (
    <Dialog
      onClose={onClose}
      title={t`Your recovery codes`}
      description={t`Each one signs you in once when you don't have your phone. They are shown only now: save them where you find them without it.`}
    >
      <div className="flex flex-col gap-4 pt-2">
        <ul
          aria-label={t`Your recovery codes`}
          className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control bg-sunken p-3.5 text-center font-semibold tabular-nums"
        >
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-2">
          <CopyButton text={text} label={t`Copy`} />
          <Button
            variant="secondary"
            onClick={() => saveFile(`${text}\n`, 'tiffin-recovery-codes.txt', 'text/plain')}
          >
            {t`Download`}
          </Button>
        </div>
        <Button fullWidth onClick={onClose}>{t`I saved them`}</Button>
      </div>
    </Dialog>
  );
}
