import type { Visitor } from './visitor.ts';

const problem = '... on Problem { code message field }';

/** Adds a note about an order, a kitchen or a person. */
export const addNote = async (
  staff: Visitor,
  subject: 'ORDER' | 'KITCHEN' | 'PERSON',
  subjectId: string,
  text: string,
) =>
  (
    await staff.graphql(
      `mutation ($input: AddSupportNoteInput!) { addSupportNote(input: $input) {
        __typename ... on SupportNote { id text authorName writtenAt viewerCanRemove } ${problem} } }`,
      { input: { subject, subjectId, text } },
    )
  ).addSupportNote;

export const removeNote = async (staff: Visitor, id: string) =>
  (
    await staff.graphql(
      `mutation ($id: ID!) { removeSupportNote(id: $id) {
        __typename ... on RemovedSupportNote { noteId } ${problem} } }`,
      { id },
    )
  ).removeSupportNote;

export const notesDocument = `query ($subject: NoteSubject!, $subjectId: ID!, $first: Int, $after: String) {
  supportNotes(subject: $subject, subjectId: $subjectId, first: $first, after: $after) {
    nodes { id text authorName writtenAt viewerCanRemove } pageInfo { hasNextPage endCursor } } }`;

/** Notes about something, the newest first. */
export const notesAbout = async (
  staff: Visitor,
  subject: 'ORDER' | 'KITCHEN' | 'PERSON',
  subjectId: string,
) => (await staff.graphql(notesDocument, { subject, subjectId })).supportNotes.nodes;
