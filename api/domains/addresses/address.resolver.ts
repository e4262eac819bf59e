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
import { addressLine } from '../../../schema/rules/address.ts';
import { signedIn } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { Address } from './address.ts';
import { AddressInput } from './address-inputs.ts';
import { AddressNotFound, TooManyAddresses } from './address-problems.ts';
import { type AddressRow, findAddresses } from './find-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { Removed } from './removed.ts';
import { saveAddress } from './save-address.ts';

const SaveAddressResult = createUnionType({
  name: 'SaveAddressResult',
  description: 'Saved address, or why it was not saved.',
  types: () => [Address, InvalidInput, TooManyAddresses, AddressNotFound] as const,
});

const RemoveAddressResult = createUnionType({
  name: 'RemoveAddressResult',
  description: 'Removed address, or why it was not found.',
  types: () => [Removed, AddressNotFound] as const,
});

@Resolver(() => Address)
export class AddressResolver {
  @Visible(signedIn)
  @Query(() => [Address], { description: "Returns the viewer's saved addresses, the default first." })
  addresses(@Context() ctx: Ctx): Promise<AddressRow[]> {
    return findAddresses(ctx);
  }

  @FieldResolver(() => String, { description: 'Address as one line, as orders store it.' })
  line(@Root() address: AddressRow): string {
    return addressLine(address);
  }

  @Visible(signedIn)
  @Mutation(() => SaveAddressResult, { description: 'Adds an address of the viewer, or changes one.' })
  saveAddress(
    @Context() ctx: Ctx,
    @Arg('input', () => AddressInput, { description: 'Address.' }) input: AddressInput,
  ): Promise<Address | Problem> {
    return saveAddress(ctx, input);
  }

  @Visible(signedIn)
  @Mutation(() => RemoveAddressResult, { description: "Removes one of the viewer's addresses." })
  removeAddress(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the address.' }) id: string,
  ): Promise<Removed | Problem> {
    return removeAddress(ctx, id);
  }
}
