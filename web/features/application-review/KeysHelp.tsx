import { Switch } from '../../ui/forms/Switch.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useKeysSwitch } from './use-review-keys.ts';

const keys = [
  ['j', 'Next application'],
  ['k', 'Previous application'],
  ['a', 'Start the review, accept the document shown, or approve when all are decided'],
  ['r', 'Reject the document shown, or the application when all are decided'],
  ['/', 'Search the queue'],
  ['?', 'Show this list'],
] as const;

/** The keyboard shortcuts of the application review, and the switch that turns them off. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useKeysSwitch();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5 pt-1">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-flex min-w-8 justify-center rounded-md border border-input-border bg-surface px-2 font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 border-t border-border">
        <Switch
          label="Use single-key shortcuts"
          description="Turn this off if you use speech input or keys trigger by accident. Saved in this browser."
          checked={isOn}
          onChange={setIsOn}
        />
      </div>
    </Dialog>
  );
}
