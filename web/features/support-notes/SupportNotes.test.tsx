import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import {
  AddSupportNoteDocument,
  RemoveSupportNoteDocument,
  SupportNotesDocument,
} from '../../generated/graphql.ts';
import { RightsProvider } from '../../lib/rights.ts';
import { answers, isUnreachable } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SupportNotes } from './SupportNotes.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/orders/1');
  sessionStorage.clear();
});

const note = (id: string, text: string | null, viewerCanRemove = false) => ({
  __typename: 'SupportNote' as const,
  id,
  text,
  authorName: 'Meena Nair',
  writtenAt: '2026-11-28T17:00:00Z',
  viewerCanRemove,
});
const page = (...notes: ReturnType<typeof note>[]) => ({
  supportNotes: {
    __typename: 'SupportNoteConnection' as const,
    edges: notes.map(node => ({ __typename: 'SupportNoteEdge' as const, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
  },
});
const notes = (onDone = vi.fn(), rights: StaffRight[] = ['WRITE_NOTES']) => (
  <RightsProvider value={rights}>
    <SupportNotes subject="ORDER" subjectId="1" onDone={onDone} />
  </RightsProvider>
);

it('adds what Meena writes, and shows it with its lines as they are', async () => {
  const listed = answers(SupportNotesDocument, page(), page(note('n1', '<b>He called.</b>\nTwice.')));
  const added = answers(AddSupportNoteDocument, {
    addSupportNote: { __typename: 'SupportNote', id: 'n1' },
  });
  const onDone = vi.fn();
  const meena = renderScreen(notes(onDone), [listed, added]);
  expect(await screen.findByText('No notes yet.')).toBeDefined();
  await meena.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Please write a note.')).toBeDefined();
  expect(added.asked).not.toHaveBeenCalled();
  await meena.type(screen.getByLabelText('New note'), ' <b>He called.</b>{Enter}Twice. ');
  await meena.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText(/<b>He called.<\/b>\s+Twice\./, { selector: 'li *' })).toBeDefined();
  const text = '<b>He called.</b>\nTwice.';
  expect(added.asked).toHaveBeenCalledWith({ input: { subject: 'ORDER', subjectId: '1', text } });
  expect(screen.getByLabelText('New note')).toHaveProperty('value', '');
  expect(onDone).toHaveBeenCalledOnce();
});

it('does not ask Meena to write a saved note again, when the list cannot be read after it', async () => {
  const added = answers(AddSupportNoteDocument, {
    addSupportNote: { __typename: 'SupportNote', id: 'n1' },
  });
  const meena = renderScreen(notes(), [
    { ...answers(SupportNotesDocument, page()), maxUsageCount: 1 },
    isUnreachable(SupportNotesDocument),
    added,
  ]);
  expect(await screen.findByText('No notes yet.')).toBeDefined();
  await meena.type(screen.getByLabelText('New note'), 'He called.');
  await meena.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added')).toBeDefined();
  expect(screen.getByLabelText('New note')).toHaveProperty('value', '');
  expect(screen.queryByText(/wasn't saved/)).toBeNull();
});

it('keeps the words when the server refuses them, and says why', async () => {
  const message = 'This account was deleted, so notes about it are no longer possible.';
  const meena = renderScreen(notes(), [
    answers(SupportNotesDocument, page()),
    answers(AddSupportNoteDocument, {
      addSupportNote: { __typename: 'InvalidInput', message, field: 'subjectId' },
    }),
  ]);
  await meena.type(await screen.findByLabelText('New note'), 'He called.');
  await meena.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('New note')).toHaveProperty('value', 'He called.');
});

it('removes a note after asking, where that is possible', async () => {
  const removed = answers(RemoveSupportNoteDocument, {
    removeSupportNote: { __typename: 'RemovedSupportNote', noteId: 'n2' },
  });
  const meena = renderScreen(notes(), [
    answers(
      SupportNotesDocument,
      page(note('n2', 'Wrong order', true), note('n1', null)),
      page(note('n1', null)),
    ),
    removed,
  ]);
  const list = await screen.findByRole('list');
  expect(within(list).getByText('Erased with the account.')).toBeDefined();
  await meena.click(within(list).getByRole('button', { name: /^Remove the note of Meena Nair/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this note?' });
  expect(removed.asked).not.toHaveBeenCalled();
  await meena.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Wrong order')).toBeNull());
  expect(removed.asked).toHaveBeenCalledWith({ id: 'n2' });
});

it('is not there for staff who may not read notes', async () => {
  const listed = answers(SupportNotesDocument, page());
  renderScreen(notes(undefined, ['SEE_ORDERS']), [listed]);
  expect(screen.queryByText('Notes')).toBeNull();
  expect(listed.asked).not.toHaveBeenCalled();
});

it('speaks Hindi', async () => {
  await inHindi();
  renderScreen(notes(), [answers(SupportNotesDocument, page(note('n1', 'He called.', true)))]);
  expect(await screen.findByRole('heading', { name: 'नोट' })).toBeDefined();
  expect(await screen.findByText('He called.')).toBeDefined();
});

it('says in Hindi why a note stays', async () => {
  await inHindi();
  const meena = renderScreen(notes(), [
    answers(SupportNotesDocument, page(note('n1', 'He called.', true))),
    answers(RemoveSupportNoteDocument, {
      removeSupportNote: {
        __typename: 'InvalidInput',
        message: 'You can remove your own notes for 60 minutes. Ask an admin to remove this one.',
      },
    }),
  ]);
  await meena.click(await screen.findByRole('button', { name: /^Meena Nair का .* नोट हटाएँ/ }));
  const dialog = await screen.findByRole('dialog');
  await meena.click(within(dialog).getByRole('button', { name: 'हटाएँ' }));
  expect(
    await screen.findByText('अपने नोट आप 60 मिनट तक हटा सकते हैं। इसे हटाने के लिए किसी एडमिन से कहें।'),
  ).toBeDefined();
});
