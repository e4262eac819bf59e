import { Arg, Ctx as Context, createUnionType, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/ctx.ts';
import { afterDescription, connectionOf, firstDescription, type Page } from '../../core/page.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../core/problem.ts';
import { Role } from '../../core/role.ts';
import { anyone, forAdmins, Visible, withinReach } from '../../core/visible.ts';
import { disablePerson } from './disable-person.ts';
import { enablePerson } from './enable-person.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { findPeople, findPerson, type PersonRow } from './find-people.ts';
import { PersonDecisionInput } from './person-inputs.ts';
import { MustStay, PersonNotFound } from './person-problems.ts';
import { PersonRecord } from './person-record.ts';

const PersonRecordConnection = connectionOf(PersonRecord, 'PersonRecord', forAdmins);

const PersonDecisionResult = createUnionType({
  name: 'PersonDecisionResult',
  description: 'The person as they stand now, or why nothing was changed.',
  types: () => [PersonRecord, InvalidInput, PersonNotFound, AlreadyDone, MustStay] as const,
});

const inputDescription = { description: 'Whose account, and why.' };

/** What admins see of people, and decide. */
@Resolver()
export class PersonResolver {
  @Visible(withinReach)
  @Query(() => PersonRecordConnection, {
    description: 'Everybody with an account, in order of names; for admins.',
  })
  people(
    @Context() ctx: Ctx,
    @Arg('text', () => String, { nullable: true, description: 'Letters in the name or the email address.' })
    text: string | null,
    @Arg('role', () => Role, { nullable: true, description: 'Only those who are this.' }) role: Role | null,
    @Arg('isDisabled', () => Boolean, {
      nullable: true,
      description: 'Only those who are kept from signing in, or only the others.',
    })
    isDisabled: boolean | null,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<PersonRow>> {
    return findPeople(ctx, { text, role, isDisabled }, { first, after });
  }

  @Visible(withinReach)
  @Query(() => PersonRecord, {
    nullable: true,
    description: 'One person; null when there is none of this id. For admins.',
  })
  person(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the person.' }) id: string,
  ): Promise<PersonRecord | null> {
    return findPerson(ctx, id);
  }

  @Visible(anyone)
  @Mutation(() => PersonDecisionResult, {
    description: 'Keeps somebody from signing in and ends their sessions; for admins.',
  })
  disablePerson(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return asTheyStand(ctx, disablePerson(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => PersonDecisionResult, { description: 'Lets somebody sign in again; for admins.' })
  enablePerson(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return asTheyStand(ctx, enablePerson(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => PersonDecisionResult, { description: 'Signs somebody out everywhere; for admins.' })
  endPersonSessions(
    @Context() ctx: Ctx,
    @Arg('input', () => PersonDecisionInput, inputDescription) input: PersonDecisionInput,
  ): Promise<PersonRecord | Problem> {
    return asTheyStand(ctx, endPersonSessions(ctx, input));
  }
}

const asTheyStand = async (
  ctx: Ctx,
  decision: Promise<{ personId: string } | Problem>,
): Promise<PersonRecord | Problem> => {
  const outcome = await decision;
  return outcome instanceof Problem ? outcome : (await findPerson(ctx, outcome.personId))!;
};
