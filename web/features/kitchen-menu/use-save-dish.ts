import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import {
  MyMenuDocument,
  useDescribeDishPhotoMutation,
  useSaveDishMutation,
  useSetDishPhotoMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readAgain } from '../../lib/read-again.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { type DishDraft, inputOf } from './dish-draft.ts';

interface Known {
  id: string;
  version: number;
  categoryId: string;
  photo: { alt: string } | null;
}

const formFields: Record<string, string> = { priceCents: 'price', alt: 'photoAlt', file: 'photo' };
const inForm = ({ __typename, message, field }: Refusal): Refusal => ({
  __typename,
  message,
  field: field?.startsWith('optionGroups') ? null : (formFields[field ?? ''] ?? field),
});

/** Saves what the form holds, then the photo; when that is refused, the next saving changes the same dish. */
export const useSaveDish = (before?: Known) => {
  const toast = useToast();
  const [save] = useSaveDishMutation();
  const [describe] = useDescribeDishPhotoMutation();
  const [setPhoto] = useSetDishPhotoMutation();
  const known = useRef(before);

  const saveFacts = async (draft: DishDraft): Promise<Known | Refusal> => {
    const changesCategory = known.current?.categoryId !== draft.categoryId;
    const { data } = await save({
      variables: { input: inputOf(draft, known.current) },
      ...(changesCategory && readAgain(MyMenuDocument)),
    });
    const answer = data?.saveDish;
    if (answer?.__typename !== 'Dish') return answer ?? { message: t`Not saved`, field: null };
    return answer;
  };

  const answerAboutPhoto = async (dish: Known, { photo, photoAlt: alt }: DishDraft) => {
    const variables = { dishId: dish.id, alt };
    if (photo) return (await setPhoto({ variables: { ...variables, file: photo } })).data?.setDishPhoto;
    if (!dish.photo || dish.photo.alt === alt) return undefined;
    return (await describe({ variables })).data?.describeDishPhoto;
  };
  const savePhoto = async (dish: Known, draft: DishDraft) => {
    const answer = await answerAboutPhoto(dish, draft);
    return answer && answer.__typename !== 'Dish' ? answer : undefined;
  };

  return async (draft: DishDraft): Promise<Refusal | undefined> => {
    try {
      const saved = await saveFacts(draft);
      if ('message' in saved) return inForm(saved);
      known.current = saved;
      const refusal = await savePhoto(saved, draft);
      if (refusal) return inForm(refusal);
      toast({ tone: 'success', title: t`${draft.name} saved` });
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`), field: null };
    }
  };
};
