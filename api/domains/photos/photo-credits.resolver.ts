import { Ctx as Context, Query, Resolver } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { PhotoCredit } from './photo-credit.ts';

@Resolver()
export class PhotoCreditsResolver {
  @Visible(anyone)
  @Query(() => [PhotoCredit], {
    complexity: entries(100),
    description: 'Returns the credits of demo photos (DEMO_PHOTOS), at most 100; empty without them.',
  })
  photoCredits(@Context() ctx: Ctx): readonly PhotoCredit[] {
    return ctx.services.photoCredits;
  }
}
