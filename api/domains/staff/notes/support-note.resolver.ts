import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { supportNoteRemovalMinutes } from '../../../../schema/rules/support-note.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { connectionOf, ForwardPageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { userById } from '../../identity/find-user.ts';
import { addSupportNote } from './add-support-note.ts';
import { findSupportNotes } from './find-support-notes.ts';
import { mayRemove } from './may-remove.ts';
import { NoteSubject } from './note-subject.ts';
import { removeSupportNote } from './remove-support-note.ts';
import { RemovedSupportNote } from './removed-support-note.ts';
import { SupportNote } from './support-note.ts';
import { AddSupportNoteInput } from './support-note-inputs.ts';

const SupportNoteConnection = connectionOf(SupportNote, 'SupportNote', withRight('WRITE_NOTES'));

const AddSupportNoteResult = createUnionType({
  name: 'AddSupportNoteResult',
  description: 'Note that was added, or the reason it was not.',
  types: () => [SupportNote, InvalidInput] as const,
});

const RemoveSupportNoteResult = createUnionType({
  name: 'RemoveSupportNoteResult',
  description: 'Note that was removed, or the reason it was not.',
  types: () => [RemovedSupportNote, InvalidInput, AlreadyDone] as const,
});

/** Notes of staff for each other. */
@Resolver(() => SupportNote)
export class SupportNoteResolver {
  @Visible(withRight('WRITE_NOTES'))
  @Query(() => SupportNoteConnection, {
    description:
      'Notes about an order, a kitchen or a person, the newest first; empty for an unknown ID. For support and admins.',
  })
  supportNotes(
    @Context() ctx: Ctx,
    @Arg('subject', () => NoteSubject, { description: 'Kind of what they are about.' }) subject: NoteSubject,
    @Arg('subjectId', () => ID, { description: 'ID of that order, kitchen or person.' }) subjectId: string,
    @Args() { first, after }: ForwardPageArgs,
  ): ReturnType<typeof findSupportNotes> {
    return findSupportNotes(ctx, { subject, subjectId, first, after });
  }

  @Visible(withRight('WRITE_NOTES'))
  @Mutation(() => AddSupportNoteResult, {
    description:
      'Adds a note about an order, a kitchen, or a person who is not staff. Customers and cooks never see it. For support and admins.',
  })
  addSupportNote(
    @Context() ctx: Ctx,
    @Arg('input', () => AddSupportNoteInput, { description: 'Note.' }) input: AddSupportNoteInput,
  ): Promise<SupportNote | Problem> {
    return addSupportNote(ctx, input);
  }

  @Visible(withRight('WRITE_NOTES'))
  @Mutation(() => RemoveSupportNoteResult, {
    description: `Removes a note: its author for ${supportNoteRemovalMinutes} minutes after writing it, admins at any time.`,
  })
  async removeSupportNote(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the note.' }) id: string,
  ): Promise<RemovedSupportNote | Problem> {
    const outcome = await removeSupportNote(ctx, id);
    return outcome instanceof Problem ? outcome : named('RemovedSupportNote', outcome);
  }

  @FieldResolver(() => String, { description: 'Name of the staff member who wrote it.' })
  async authorName(
    @Context() ctx: Ctx,
    @Root() { authorId }: Pick<SupportNote, 'authorId'>,
  ): Promise<string> {
    return (await userById(ctx, authorId))!.name;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may remove it now.' })
  viewerCanRemove(@Context() ctx: Ctx, @Root() note: Pick<SupportNote, 'authorId' | 'writtenAt'>): boolean {
    return mayRemove(ctx.viewer, note, ctx.now);
  }
}
