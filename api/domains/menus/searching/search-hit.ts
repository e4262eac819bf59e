import { Field, ID, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';

export const SearchHitKind = enumType('SearchHitKind', 'Kind of a search result.', {
  KITCHEN: 'Kitchen.',
  DISH: 'Dish on sale.',
  CUISINE: 'Cuisine that a kitchen of the place cooks.',
});
export type SearchHitKind = keyof typeof SearchHitKind;

/** In the order of results. */
export const SearchMatch = enumType(
  'SearchMatch',
  'Way in which a search found something, the nearest first.',
  {
    EXACT: 'Name that equals the text.',
    PREFIX: 'Name whose first words are the text.',
    WORDS: 'Name with words that begin with those of the text.',
    SYNONYM: 'Name with other words for the same.',
    SIMILAR: 'Name with words of a similar spelling.',
    RELATED: 'Anything else: the cuisine, the menu category, the diet or a mark.',
  },
);
export type SearchMatch = keyof typeof SearchMatch;

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Kitchen, dish or cuisine that a search found.' })
export class SearchHit {
  @Field(() => SearchHitKind, { description: 'Kind of the result.' })
  kind!: SearchHitKind;

  @Field(() => String, { description: 'Name of the kitchen, dish or cuisine.' })
  name!: string;

  @Field(() => SearchMatch, { description: 'Way in which the text found it.' })
  match!: SearchMatch;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the kitchen, or of the best rated one that sells the dish; null for a cuisine.',
  })
  supplierId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that kitchen; null for a cuisine.' })
  supplierName!: string | null;
}
