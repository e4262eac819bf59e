import { withRight } from '../../../core/access/rules.ts';
import { type AskedPage, forward, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { scanOf } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { identifier } from '../../../core/values/identifier.ts';
import { mapValues } from '../../../core/values/map-values.ts';
import { type NoteSubject, subjectColumns } from './note-subject.ts';
import { SupportNote } from './support-note.ts';

type Subject = { subjectId: string };

const notesBy = (column: (typeof subjectColumns)[NoteSubject]) =>
  query({ SupportNote }, (from, given: Given<Keyset & Subject>) => {
    const notes = from
      .selectFrom('SupportNote as n')
      .where(`n.${column}`, '=', given.subjectId)
      .select(['n.id', 'n.text', 'n.authorId', 'n.writtenAt']);
    return readByKeyset(notes, ['n.writtenAt', 'n.id'], scanOf('desc', { isBackward: false }), given);
  });

/** One statement for each kind of subject: each has an index of its own. */
const queries = mapValues(subjectColumns, notesBy);

export type SupportNoteRow = RowOf<ReturnType<typeof notesBy>>;

interface Asked extends Pick<AskedPage, 'first' | 'after'> {
  subject: NoteSubject;
  subjectId: string;
}

/** Loads a page of the notes about an order, a kitchen or a person, the newest first. */
export const findSupportNotes = async (
  ctx: Ctx,
  { subject, subjectId, first, after }: Asked,
): Promise<Page<SupportNoteRow>> => {
  ctx.viewer.must(withRight('WRITE_NOTES'));
  const part = forward(pageSize(first), after);
  const given = { ...keysetOf(part, 'desc'), subjectId: identifier(subjectId, 'subjectId') };
  const notes = await queries[subject].all(ctx.sql, given);
  return new Page(notes, part, ({ writtenAt, id }) => [writtenAt, id]);
};
