import type { StaffRole } from '../core/access/staff-role.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

const problem = '... on Problem { code message field }';
const invitation = '... on StaffInvitation { id email staffRole invitedByName expiresAt }';

export const invite = async (owner: Visitor, email: string, staffRole: StaffRole) =>
  (
    await owner.graphql(
      `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { __typename ${invitation} ${problem} } }`,
      { input: { email, staffRole } },
    )
  ).inviteStaff;

export const resend = async (owner: Visitor, id: string) =>
  (
    await owner.graphql(
      `mutation ($id: ID!) { resendStaffInvitation(id: $id) { __typename ${invitation} ${problem} } }`,
      { id },
    )
  ).resendStaffInvitation;

export const withdraw = async (owner: Visitor, id: string) =>
  (
    await owner.graphql(
      `mutation ($id: ID!) { withdrawStaffInvitation(id: $id) { __typename ${problem} } }`,
      { id },
    )
  ).withdrawStaffInvitation;

export const offer = async (visitor: Visitor, token: string) =>
  (
    await visitor.graphql(
      'query ($token: String!) { staffOffer(token: $token) { email staffRole invitedByName } }',
      {
        token,
      },
    )
  ).staffOffer;

export const joinStaff = async (visitor: Visitor, input: { token: string; name: string; password: string }) =>
  (
    await visitor.graphql(
      `mutation ($input: JoinStaffInput!) { joinStaff(input: $input) {
        __typename ... on SignedIn { user { id role staffRole rights } } ${problem} } }`,
      { input },
    )
  ).joinStaff;

export const changeRole = async (owner: Visitor, { userId }: Visitor, staffRole: StaffRole) =>
  owner.ask(
    `mutation ($input: ChangeStaffRoleInput!) { changeStaffRole(input: $input) {
      __typename ... on PersonRecord { user { staffRole } openSessions } ${problem} } }`,
    { input: { personId: userId, staffRole, reason: 'New duties.' } },
  );

/** The token in the newest invitation to an address. */
export const tokenMailedTo = ({ mail }: Marketplace, email: string): string => {
  const sent = mail.emails.find(({ to }) => to === email);
  return /\/join-staff#([\w-]{43})/.exec(sent?.text ?? '')![1]!;
};

const view = '... on ViewChanged { user { id } until }';

export const startView = async (
  staff: Visitor,
  { userId }: Pick<Visitor, 'userId'>,
  reason = 'She called about an order.',
) =>
  (
    await staff.graphql(
      `mutation ($input: StartViewAsInput!) { startViewAs(input: $input) { __typename ${view} ${problem} } }`,
      { input: { personId: userId, reason } },
    )
  ).startViewAs;

export const stopView = async (staff: Visitor) =>
  (await staff.graphql('mutation { stopViewAs { user { id } until } }')).stopViewAs;

export const sendPasswordLink = async (
  owner: Visitor,
  { userId }: Pick<Visitor, 'userId'>,
  reason = 'She forgot it, and called.',
) =>
  (
    await owner.graphql(
      `mutation ($input: SendPasswordLinkInput!) { sendPasswordLink(input: $input) {
        __typename ... on PersonRecord { id } ${problem} } }`,
      { input: { personId: userId, reason } },
    )
  ).sendPasswordLink;

export const setStaffPassword = async (visitor: Visitor, token: string, newPassword: string) =>
  (
    await visitor.graphql(
      `mutation ($input: SetStaffPasswordInput!) { setStaffPassword(input: $input) {
        __typename ... on SignedIn { user { id staffRole } isSecondFactorDue }
        ... on SecondFactorNeeded { challenge ways } ${problem} } }`,
      { input: { token, newPassword } },
    )
  ).setStaffPassword;

export const staffLinkOffer = async (visitor: Visitor, token: string) =>
  (
    await visitor.graphql('query ($token: String!) { staffLinkOffer(token: $token) { name email } }', {
      token,
    })
  ).staffLinkOffer;

/** The token in the newest link for a new password to an address. */
export const passwordTokenMailedTo = ({ mail }: Marketplace, email: string): string => {
  const sent = mail.emails.find(({ to, text }) => to === email && text.includes('/staff-password#'));
  return /\/staff-password#([\w-]{43})/.exec(sent?.text ?? '')![1]!;
};
