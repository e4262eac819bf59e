import { Arg, Args, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../core/access/role.ts';
import { withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { connectionOf, ForwardPageArgs, type Page } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../core/operation/problem.ts';
import { AddressInUse, FreshProofNeeded } from '../identity/identity-problems.ts';
import { disablePerson } from './disable-person.ts';
import { enablePerson } from './enable-person.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { findPeople, findPerson, type PersonRow } from './find-people.ts';
import { PersonDecisionInput } from './person-inputs.ts';
import { MustStay, PersonNotFound } from './person-problems.ts';
import { PersonRecord } from './person-record.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

const PersonRecordConnection = connectionOf(PersonRecord, 'PersonRecord', withRight('SEE_PEOPLE'));

const PersonDecisionResult = createUnionType({
  name: 'PersonDecisionResult',
  description: 'Person after the change, or why nothing was changed.',
  types: () =>
    [
      PersonRecord,
      InvalidInput,
      PersonNotFound,
      AlreadyDone,
      MustStay,
      FreshProofNeeded,
      AddressInUse,
    ] as const,
});

const inputDescription = { description: 'Person and the reason.' };

/** Queries and decisions of admins about people. */
@Resolver()
export class PersonResolver {
  @Visible(withRight('SEE_PEOPLE'))
  @Query(() => PersonRecordConnection, {
    description: 'Returns everyone with an account, by name; for admins.',
  })
  people(
    @Context() ctx: Ctx,
    @Arg('text', () => String, { nullable: true, description: 'Substring of the name or the email address.' })
    text: string | null,
    @Arg('role', () => Role, { nullable: true, description: 'Role of the people; all when omitted.' })
    role: Role | null,
    @Arg('isDisabled', () => Boolean, {
      nullable: true,
      description: 'Whether the accounts are disabled; all when omitted.',
    })
    isDisabled: boolean | null,
    @Args() { first, after }: ForwardPageArgs,
  ): Promise<Page<PersonRow>> {
    return findPeople(ctx, { text, role, isDisabled }, { first, after });
  }

  @Visible(withRight('SEE_PEOPLE'))
  @Query(() => PersonRecord, {
    nullable: true,
    description: 'Returns one person; null when the ID is unknown. For admins.',
  })
  person(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the person.' }) id: string,
  ): Promise<PersonRecord | null> {
    return findPerson(ctx, id);
  }

  @Visible(withRight('MANAGE_PEOPLE'))
  @Mutation(() => PersonDecisionResult, {
    description: 'Disables an account and ends its sessions; for admins.',
  })
  disablePerson(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return recordAfter(ctx, disablePerson(ctx, input));
  }

  @Visible(withRight('MANAGE_PEOPLE'))
  @Mutation(() => PersonDecisionResult, { description: 'Enables a disabled account; for admins.' })
  enablePerson(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return recordAfter(ctx, enablePerson(ctx, input));
  }

  @Visible(withRight('MANAGE_PEOPLE'))
  @Mutation(() => PersonDecisionResult, {
    description: 'Signs a person out everywhere and ends their API tokens; for admins.',
  })
  endPersonSessions(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return recordAfter(ctx, endPersonSessions(ctx, input));
  }

  @Visible(withRight('MANAGE_PEOPLE'))
  @Mutation(() => PersonDecisionResult, {
    description:
      'Removes all second factors of a person who lost them, and signs them out everywhere; for admins.',
  })
  removeSecondFactor(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return recordAfter(ctx, removeSecondFactor(ctx, input));
  }
}

const recordAfter = async (
  ctx: Ctx,
  decision: Promise<{ personId: string } | Problem>,
): Promise<PersonRecord | Problem> => {
  const outcome = await decision;
  return outcome instanceof Problem ? outcome : (await findPerson(ctx, outcome.personId))!;
};
