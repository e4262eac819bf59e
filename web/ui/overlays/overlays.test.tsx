import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from '../forms/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { Sheet } from './Sheet.tsx';
import { Tooltip } from './Tooltip.tsx';

describe.each([
  { kind: 'dialog', Modal: Dialog },
  { kind: 'sheet', Modal: Sheet },
])('a $kind', ({ Modal }) => {
  function Orders() {
    const [isOpen, setIsOpen] = useState(false);
    const [isCanceled, setIsCanceled] = useState(false);
    const cancel = () => {
      setIsCanceled(true);
      setIsOpen(false);
    };
    return (
      <>
        <h1 tabIndex={-1}>Orders</h1>
        <a href="#help">Help</a>
        {!isCanceled && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Cancel T-1
          </button>
        )}
        {isOpen && (
          <Modal
            title="Cancel the order?"
            description="You pay nothing."
            onClose={() => setIsOpen(false)}
            footer={
              <button type="button" onClick={cancel}>
                Cancel order
              </button>
            }
          >
            <TextField label="Why?" />
          </Modal>
        )}
      </>
    );
  }

  const open = async () => {
    const priya = userEvent.setup();
    render(<Orders />);
    await priya.click(screen.getByRole('button', { name: 'Cancel T-1' }));
    return priya;
  };

  it('says its title and description, and is the only thing there is', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Cancel the order?' });
    expect(dialog).toHaveAccessibleDescription('You pay nothing.');
    expect(screen.queryByRole('link', { name: 'Help' })).not.toBeInTheDocument();
  });

  it('keeps the focus inside, from its last control to its first', async () => {
    const priya = await open();
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    await priya.tab();
    expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveFocus();
    await priya.tab();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus();
    await priya.tab();
    expect(close).toHaveFocus();
    await priya.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}'])('is left by %s, and Priya is where she was', async key => {
    const priya = await open();
    await priya.keyboard(key);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel T-1' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the heading when the button that opened it is gone', async () => {
    const priya = await open();
    await priya.click(screen.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
  });

  it('begins at the control it is about', () => {
    function Why() {
      const field = useRef<HTMLInputElement>(null);
      return (
        <Modal title="Why?" onClose={() => undefined} initialFocus={field}>
          <TextField label="Reason" ref={field} />
        </Modal>
      );
    }
    render(<Why />);
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Why?' })).not.toHaveAccessibleDescription();
  });

  it('leads to the button of the first of two dialogs that followed each other', async () => {
    const priya = userEvent.setup();
    function Steps() {
      const [step, setStep] = useState(0);
      const next = () => setStep(step + 1);
      return (
        <>
          <button type="button" onClick={next}>
            Begin
          </button>
          {step > 0 && (
            <Modal key={step} title={`Step ${step}`} onClose={() => setStep(0)}>
              <button type="button" onClick={next}>
                Next
              </button>
            </Modal>
          )}
        </>
      );
    }
    render(<Steps />);
    await priya.click(screen.getByRole('button', { name: 'Begin' }));
    await priya.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog', { name: 'Step 2' })).toBeVisible();
    await priya.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus());
  });
});

it('shows a tooltip to keys, describes its control by it, and hides it with Escape', async () => {
  const asha = userEvent.setup();
  render(
    <Tooltip text="Sold out until tomorrow">
      <button type="button">Sold out</button>
    </Tooltip>,
  );
  await asha.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Sold out until tomorrow');
  expect(screen.getByRole('button', { name: 'Sold out' })).toHaveAccessibleDescription(
    'Sold out until tomorrow',
  );
  await asha.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
