import { registerEnumType } from 'type-graphql';

export enum KitchenPhotoKind {
  COVER = 'COVER',
  COOK = 'COOK',
}

registerEnumType(KitchenPhotoKind, {
  name: 'KitchenPhotoKind',
  description: 'Photo that a kitchen shows itself by.',
  valuesConfig: {
    COVER: { description: 'Kitchen and its food.' },
    COOK: { description: 'Portrait of the cook.' },
  },
});

/** Where it is stored. */
export const photoColumn = { COVER: 'cover', COOK: 'cookPhoto' } as const;
