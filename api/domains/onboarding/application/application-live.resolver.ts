import { Ctx as Context, Field, ID, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { admins } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { subscribeTo } from '../../../core/graphql/topic.ts';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { topics } from '../../../core/topics.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Change of an application.' })
export class ApplicationChange {
  @Field(() => ID, { description: 'ID of the application.' })
  applicationId!: string;
}

@Resolver()
export class ApplicationLiveResolver {
  @Visible(withinReach)
  @Subscription(() => ApplicationChange, {
    description: 'Notifies admins whenever an application is submitted, reviewed or decided.',
    subscribe: subscribeTo(ctx => {
      ctx.viewer.must(admins);
      return { name: topics.applications, audience: 'viewer' };
    }),
  })
  applicationsChanged(@Context() ctx: Ctx, @Root() { id }: Signal): ApplicationChange {
    ctx.viewer.must(admins);
    return { applicationId: id };
  }
}
