import type { Visitor } from './visitor.ts';

const problem = '... on Problem { code message field }';
const announcement =
  '... on Announcement { id text hindiText version revision audience city { name } from until endedAt status writtenByName }';

const act = (name: string, type: string, argument: string) => async (admin: Visitor, given: unknown) =>
  (
    await admin.graphql(
      `mutation ($given: ${type}!) { ${name}(${argument}: $given) { __typename ${announcement} ${problem} } }`,
      { given },
    )
  )[name];

/** Acts of staff on announcements: each returns the announcement or the Problem. */
export const announce = act('announce', 'AnnounceInput', 'input');
export const changeAnnouncement = act('changeAnnouncement', 'ChangeAnnouncementInput', 'input');

export const endAnnouncement = async (admin: Visitor, id: string, revision?: number) =>
  (
    await admin.graphql(
      `mutation ($id: ID!, $revision: Int) {
        endAnnouncement(id: $id, revision: $revision) { __typename ${announcement} ${problem} } }`,
      { id, revision },
    )
  ).endAnnouncement;

export const announcementsDocument = `query ($isOver: Boolean, $first: Int, $after: String) {
  announcements(isOver: $isOver, first: $first, after: $after) {
    nodes { id text until revision status } pageInfo { hasNextPage endCursor } } }`;

/** What a visitor reads in a city. Responses are cached by their variables for a second, whatever the clock of the test says. */
export const shownIn = async (visitor: Visitor, city: string, first = 20): Promise<string[]> => {
  const { cities } = await visitor.graphql(
    'query ($search: String, $first: Int) { cities(search: $search, first: $first) { nodes { announcements { text } } } }',
    { search: city, first },
  );
  return cities.nodes[0].announcements.map(({ text }: { text: string }) => text);
};

/** What a cook reads. */
export const shownToCook = async (cook: Visitor): Promise<string[]> =>
  (await cook.graphql('{ myKitchen { announcements { text } } }')).myKitchen.announcements.map(
    ({ text }: { text: string }) => text,
  );
