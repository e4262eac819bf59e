import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { signedIn, themselves } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { SessionNotFound } from '../identity-problems.ts';
import { endMySession } from './end-my-session.ts';
import { findMySessions, type SessionRow } from './find-my-sessions.ts';
import { Session } from './session.ts';
import { SignedOut } from './signed-out.ts';

const EndSessionResult = createUnionType({
  name: 'EndSessionResult',
  description: 'The session ended, or why not.',
  types: () => [SignedOut, SessionNotFound] as const,
});

/** Where the viewer is signed in. */
@Resolver(() => Session)
export class SessionResolver {
  @Visible(themselves)
  @Query(() => [Session], {
    description: 'Returns the open sessions of the viewer, at most 50, the one used last first.',
  })
  mySessions(@Context() ctx: Ctx): Promise<SessionRow[]> {
    return findMySessions(ctx);
  }

  @Visible(signedIn)
  @Mutation(() => EndSessionResult, { description: 'Ends one session of the viewer.' })
  endSession(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the session.' }) id: string,
  ): Promise<SignedOut | Problem> {
    return endMySession(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this request was made in this session.' })
  isCurrent(@Context() ctx: Ctx, @Root() { id }: SessionRow): boolean {
    return id === ctx.viewer.session?.sessionId;
  }
}
