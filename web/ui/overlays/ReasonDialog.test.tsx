import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ReasonDialog from './ReasonDialog.tsx';

type Answer = Promise<string | undefined>;

/** Meera, an admin, is about to suspend Asha's Kitchen. */
const suspending = (answer: () => Answer = async () => undefined) => {
  const onAct = vi.fn((_reason: string): Answer => answer());
  const onClose = vi.fn();
  const onDone = vi.fn();
  const { unmount } = render(
    <ReasonDialog
      title="Suspend Asha's Kitchen?"
      description="Customers no longer see it."
      act="Suspend"
      isGrave
      suggestions={['Expired permit']}
      longest={200}
      draftKey="suspend-asha"
      onAct={onAct}
      onClose={onClose}
      onDone={onDone}
    />,
  );
  return { meera: userEvent.setup(), onAct, onClose, onDone, unmount };
};

const why = () => screen.getByRole('textbox', { name: 'Why?' });
const suspend = () => screen.getByRole('button', { name: 'Suspend' });

it('decides nothing without a reason, and leads Meera to where it belongs', async () => {
  const { meera, onAct } = suspending();
  expect(why()).toHaveFocus();
  await meera.type(why(), '   ');
  await meera.click(suspend());
  expect(why()).toBeInvalid();
  expect(why()).toHaveAccessibleDescription('Please give a reason.');
  expect(why()).toHaveFocus();
  expect(onAct).not.toHaveBeenCalled();
});

it('takes a common reason by one tap, and lets Meera add to it', async () => {
  const { meera, onAct, onClose, onDone } = suspending();
  await meera.click(suspend());
  await meera.click(screen.getByRole('button', { name: 'Expired permit' }));
  expect(why()).toBeValid();
  await meera.keyboard(' since May ');
  await meera.click(suspend());
  expect(onAct).toHaveBeenCalledExactlyOnceWith('Expired permit since May');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays open with what was written when the server refuses', async () => {
  const { meera, onClose, onDone } = suspending(async () => 'Another admin decided already.');
  await meera.type(why(), 'No permit');
  await meera.click(suspend());
  expect(await screen.findByText('Another admin decided already.')).toBeVisible();
  expect(why()).toHaveValue('No permit');
  expect(onClose).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

it('sends the decision once, however often Meera taps', async () => {
  const answer = Promise.withResolvers<string | undefined>();
  const { meera, onAct, onClose } = suspending(() => answer.promise);
  await meera.type(why(), 'No permit');
  await meera.click(suspend());
  await meera.click(screen.getByRole('button', { name: 'Suspend', busy: true }));
  await meera.type(why(), '{Enter}');
  expect(onAct).toHaveBeenCalledOnce();
  answer.resolve(undefined);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('keeps the reason until the decision is made', async () => {
  const before = suspending();
  await before.meera.type(why(), 'No permit');
  before.unmount();

  const again = suspending();
  expect(screen.getByRole('status')).toHaveTextContent('What you typed before is still here.');
  expect(why()).toHaveValue('No permit');
  await again.meera.click(suspend());
  again.unmount();

  suspending();
  expect(why()).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
