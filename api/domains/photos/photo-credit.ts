import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Author and license of a photo that no kitchen of the marketplace took.',
})
export class PhotoCredit {
  @Field(() => String, { description: 'Food it shows.' })
  shows!: string;

  @Field(() => String, { description: 'Name of the author.' })
  author!: string;

  @Field(() => String, { description: 'Name of the license.' })
  license!: string;

  @Field(() => String, { description: 'URL of the page it comes from.' })
  page!: string;
}
