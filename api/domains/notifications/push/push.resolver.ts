import { createHash } from 'node:crypto';
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
import { anyone, Visible, withinReach } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { Removed } from '../../addresses/removed.ts';
import { type AddedPushDevice, addPushDevice } from './add-push-device.ts';
import { findPushDevices } from './find-push-devices.ts';
import { PushDevice, PushDeviceInput } from './push-device.ts';
import { PushDeviceNotFound } from './push-problems.ts';
import { removePushDevice } from './remove-push-device.ts';
import { renewPushDevice } from './renew-push-device.ts';

const digestOfEndpoint = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

const AddPushDeviceResult = createUnionType({
  name: 'AddPushDeviceResult',
  description: 'Device, or why notifications were not turned on there.',
  types: () => [PushDevice, InvalidInput] as const,
});

const RenewPushDeviceResult = createUnionType({
  name: 'RenewPushDeviceResult',
  description: 'Device with its new subscription, or why it was not renewed.',
  types: () => [PushDevice, PushDeviceNotFound, InvalidInput] as const,
});

const RemovePushDeviceResult = createUnionType({
  name: 'RemovePushDeviceResult',
  description: 'Removed device, or why it was not found.',
  types: () => [Removed, PushDeviceNotFound] as const,
});

@Resolver(() => PushDevice)
export class PushResolver {
  @Visible(anyone)
  @Query(() => String, {
    nullable: true,
    description: 'Public key of this marketplace for web push; null when push is not configured.',
  })
  pushKey(@Context() ctx: Ctx): string | null {
    return ctx.services.pushKey ?? null;
  }

  @Visible(themselves)
  @Query(() => [PushDevice], {
    description: 'Devices that show notifications to the viewer, newest first; at most ten.',
  })
  pushDevices(@Context() ctx: Ctx): Promise<PushDevice[]> {
    return findPushDevices(ctx);
  }

  @Visible(withinReach)
  @FieldResolver(() => Boolean, {
    description: 'Whether notifications were turned on in the current session.',
  })
  isThisSession(@Root() { sessionId }: Pick<PushDevice, 'sessionId'>, @Context() { viewer }: Ctx): boolean {
    return viewer.session?.sessionId === sessionId;
  }

  @Visible(signedIn)
  @Mutation(() => AddPushDeviceResult, {
    description:
      'Turns on notifications for a device of the viewer. They end with the session: when it is signed out, ended ' +
      'or expired.',
  })
  addPushDevice(
    @Context() ctx: Ctx,
    @Arg('input', () => PushDeviceInput, { description: 'Device.' }) input: PushDeviceInput,
  ): Promise<AddedPushDevice | InvalidInput> {
    return addPushDevice(ctx, input);
  }

  @Visible(withinReach)
  @FieldResolver(() => Boolean, {
    description:
      'Whether its push service still knows it. Where it does not, its browser subscribes again when its owner opens ' +
      'the site.',
  })
  isReachable(@Root() { goneAt }: Pick<PushDevice, 'goneAt'>): boolean {
    return goneAt === null;
  }

  @Visible(withinReach)
  @FieldResolver(() => String, {
    description:
      'SHA-256 of the endpoint, as base64url: tells a browser whether its subscription is the one that is known here.',
  })
  endpointDigest(@Root() { endpoint }: Pick<PushDevice, 'endpoint'>): string {
    return digestOfEndpoint(endpoint);
  }

  @Visible(signedIn)
  @Mutation(() => RenewPushDeviceResult, {
    description:
      'Stores the new subscription of a browser whose device is known by an earlier one, such as after `pushKey` was ' +
      'changed. Only in the session in which the device was added.',
  })
  renewPushDevice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Device.' }) id: string,
    @Arg('input', () => PushDeviceInput, { description: 'Device as it is now.' }) input: PushDeviceInput,
  ): Promise<AddedPushDevice | PushDeviceNotFound | InvalidInput> {
    return renewPushDevice(ctx, { id, input });
  }

  @Visible(signedIn)
  @Mutation(() => RemovePushDeviceResult, {
    description: 'Turns off notifications for a device of the viewer.',
  })
  removePushDevice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Device.' }) id: string,
  ): Promise<Removed | PushDeviceNotFound> {
    return removePushDevice(ctx, id);
  }
}
