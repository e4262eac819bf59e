import type { Ctx } from '../../core/operation/ctx.ts';
import { cityById } from '../../domains/cities/city-by-id.ts';
import { menuOf } from '../../domains/menus/find-menu.ts';
import { supplierById } from '../../domains/suppliers/supplier-by-id.ts';
import { kitchenPicture } from './kitchen-picture.ts';
import type { PageHead } from './page-head.ts';

const longestDescription = 155;

const shortened = (text: string) =>
  text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1).trimEnd()}…`;

/** The head of a kitchen's page for search engines and link previews: the kitchen, its menu, rating and picture. */
export const kitchenHead = async (ctx: Ctx, id: string, address: string): Promise<PageHead | null> => {
  const supplier = await supplierById(ctx, id);
  if (!supplier) return null;
  const [city, menu, picture] = await Promise.all([
    cityById(ctx, supplier.cityId),
    menuOf(ctx, id),
    kitchenPicture(ctx, supplier, address),
  ]);
  const { kitchenName, cookName, cuisineType, description, rating, totalRatings } = supplier;
  return {
    title: `${kitchenName} · ${cuisineType} home kitchen in ${city?.name} · Tiffin`,
    description: shortened(`${description} Home-cooked by ${cookName} in ${city?.name}, ${city?.state}.`),
    address,
    picture,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'FoodEstablishment',
      name: kitchenName,
      description,
      url: address,
      servesCuisine: cuisineType,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city?.name,
        addressRegion: city?.state,
        addressCountry: 'US',
      },
      ...(totalRatings > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: totalRatings },
      }),
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: (menu ?? []).map(category => ({
          '@type': 'MenuSection',
          name: category.name,
          hasMenuItem: category.dishes.map(dish => ({
            '@type': 'MenuItem',
            name: dish.name,
            description: dish.description,
            offers: { '@type': 'Offer', price: (dish.priceCents / 100).toFixed(2), priceCurrency: 'USD' },
          })),
        })),
      },
    },
  };
};
