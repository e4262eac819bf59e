import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import DesignScreen from './design.tsx';

const componentsIn = (folder: string) =>
  globSync('**/*.tsx', { cwd: folder }).filter(file => !file.endsWith('.test.tsx'));

/** Shown by others: what dialogs, toasts and fields are made of. */
const insideOthers = ['ModalFrame.tsx', 'ToastRegion.tsx', 'Field.tsx'];

it('shows every component of ui', () => {
  const shown = componentsIn(import.meta.dirname)
    .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join();
  const missing = componentsIn(join(import.meta.dirname, '../../ui'))
    .map(file => basename(file))
    .filter(file => !insideOthers.includes(file) && !shown.includes(`/${file}'`));
  expect(missing).toEqual([]);
});

it('shows them by day and by night, without a complaint of React', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asha = renderScreen(<DesignScreen />);
  for (const scheme of ['Light', 'Dark']) {
    const specimens = within(screen.getByLabelText(scheme, { selector: 'section' }));
    expect(specimens.getByText('Hindi')).toBeVisible();
    expect(specimens.getByText('PagedSection: loading more')).toBeVisible();
  }
  for (const kind of ['Dialog', 'Sheet', 'ReasonDialog, always refused']) {
    await asha.click(screen.getByText(kind));
    await screen.findByRole('dialog');
    await asha.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
