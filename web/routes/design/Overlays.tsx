import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import ConfirmDialog from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import ReasonDialog from '../../ui/overlays/ReasonDialog.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { Group } from './Specimen.tsx';

const toasts = [
  { title: 'Progress Updated', description: 'In words of its own.' },
  { tone: 'success', title: 'Profile saved' },
  { tone: 'danger', title: 'Not saved', description: 'Please try again.' },
] as const;

/** What lies above the page; it follows the theme of the whole site. */
export function Overlays() {
  const { open, show, close } = useDialogInUrl();
  const toast = useToast();
  const modal = {
    onClose: close,
    title: 'A title that says what it is about',
    description: 'A description of one sentence.',
    footer: <Button onClick={close}>Understood</Button>,
    children: <p>The words of it.</p>,
  };
  return (
    <Group name="Overlays">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => show('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => show('sheet')}>
          Sheet
        </Button>
        <Button variant="secondary" onClick={() => show('confirm')}>
          ConfirmDialog
        </Button>
        <Button variant="secondary" onClick={() => show('reason')}>
          ReasonDialog, always refused
        </Button>
        {toasts.map(message => (
          <Button key={message.title} variant="secondary" onClick={() => toast(message)}>
            Toast: {message.title}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Idli removed', action: { label: 'Undo', onAct: () => undefined } })}
        >
          Toast with Undo
        </Button>
      </div>
      {open === 'dialog' && <Dialog {...modal} />}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Remove My phone?"
          description="This cannot be undone."
          act="Remove"
          onAct={async () => undefined}
          onClose={close}
        />
      )}
      {open === 'reason' && (
        <ReasonDialog
          title="Cancel the order?"
          description="The customer sees the reason."
          act="Cancel order"
          isGrave
          suggestions={['An ingredient is missing']}
          longest={200}
          draftKey="design-reason"
          onAct={async () => 'Another admin was faster.'}
          onClose={close}
        />
      )}
      {open === 'sheet' && <Sheet {...modal} />}
    </Group>
  );
}
