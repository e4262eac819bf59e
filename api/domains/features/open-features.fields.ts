import { Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ofViewer, Visible } from '../../core/access/visible.ts';
import { storedWithRow } from '../../core/graphql/list-cost.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { City } from '../cities/city.ts';
import { cityOfViewer } from './city-of-viewer.ts';
import { Feature } from './feature-enums.ts';
import { openFeaturesIn } from './open-features-in.ts';

@Resolver(() => City)
export class OpenFeaturesFields {
  /** Never cached publicly: the value depends on the viewer. */
  @Visible(ofViewer)
  @FieldResolver(() => [Feature], {
    complexity: storedWithRow,
    description: 'Features that are open to the viewer at kitchens of the city.',
  })
  openFeatures(@Context() ctx: Ctx, @Root() { id }: Pick<City, 'id'>): Promise<Feature[]> {
    return openFeaturesIn(ctx, id);
  }

  @Visible(ofViewer)
  @Query(() => [Feature], {
    name: 'openFeatures',
    complexity: storedWithRow,
    description:
      "Returns the features that are open to the viewer in the city of the viewer's kitchen, or, without a kitchen, " +
      'wherever no city is needed.',
  })
  async ofViewer(@Context() ctx: Ctx): Promise<Feature[]> {
    return openFeaturesIn(ctx, await cityOfViewer(ctx));
  }
}
