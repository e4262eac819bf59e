import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type ReorderButton_orderFragment, ReorderDocument } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { Cart } from './cart.ts';
import { changeCart, currentCart } from './cart-store.ts';
import { reorderedCart, whatToKnow, whyNothing } from './reordered-cart.ts';

/** What stands between a past order and the cart: news to agree to, or the reason why it cannot be had. */
export interface ReorderQuestion {
  supplierId: string;
  cart: Cart | undefined;
  sentences: string[];
}

/** Asks what a past order would be today, and leads to the cart with it. */
export const useReorder = ({ id, fulfilment }: ReorderButton_orderFragment) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const [question, setQuestion] = useState<ReorderQuestion>();

  const fill = (cart: Cart) => {
    changeCart(() => cart);
    navigate(paths.cart());
  };

  const reorder = async () => {
    setIsAsked(true);
    const today = await client
      .query({ query: ReorderDocument, variables: { orderId: id }, fetchPolicy: 'network-only' })
      .then(
        ({ data }) => data?.reorder,
        () => undefined,
      );
    setIsAsked(false);
    if (!today) {
      toast({ tone: 'danger', title: t`Nothing was put in your cart`, description: t`Please try again.` });
      return;
    }
    const cart = reorderedCart(today, fulfilment);
    const sentences = cart ? whatToKnow(today, currentCart()) : [whyNothing(today)];
    if (cart && sentences.length === 0) fill(cart);
    else setQuestion({ supplierId: today.supplier.id, cart, sentences });
  };

  return { reorder, isAsked, question, answer: fill, forget: () => setQuestion(undefined) };
};
