import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/ctx.ts';
import { InvalidInput } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { addPushDevice } from './add-push-device.ts';
import { PushDevice, PushDeviceInput } from './push-device.ts';

const AddPushDeviceResult = createUnionType({
  name: 'AddPushDeviceResult',
  description: 'The device, or why it is not told.',
  types: () => [PushDevice, InvalidInput] as const,
});

@Resolver()
export class PushResolver {
  @Visible(anyone)
  @Query(() => String, {
    nullable: true,
    description:
      'The public key by which browsers know this marketplace for web push; null when it does not push.',
  })
  pushKey(@Context() ctx: Ctx): string | null {
    return ctx.services.pushKey ?? null;
  }

  @Visible(anyone)
  @Mutation(() => AddPushDeviceResult, {
    description: 'Tells a device of the viewer while they are elsewhere.',
  })
  addPushDevice(
    @Context() ctx: Ctx,
    @Arg('input', () => PushDeviceInput, { description: 'The device.' }) input: PushDeviceInput,
  ): Promise<PushDevice | InvalidInput> {
    return addPushDevice(ctx, input);
  }
}
