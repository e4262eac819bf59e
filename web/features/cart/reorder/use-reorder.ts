import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { type ReorderButton_orderFragment, ReorderDocument } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import type { Cart } from '../cart.ts';
import { changeCart, currentCart } from '../cart-store.ts';
import { reorderedCart, whatToKnow, whyNothing } from './reordered-cart.ts';

/** What a reorder needs first: changes to confirm, or the reason why it isn't possible. */
export interface ReorderQuestion {
  supplierId: string;
  cart: Cart | undefined;
  sentences: string[];
}

/** Asks what a past order would be today, and leads to the cart with it. */
export const useReorder = ({ id, fulfillment }: ReorderButton_orderFragment) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const [question, setQuestion] = useState<ReorderQuestion>();
  const { open, show, close } = useDialogInUrl();
  const dialog = `reorder-${id}`;
  const isOpen = open === dialog;
  // What there was to know has changed since a reload, and is asked about by the button.
  useEffect(() => {
    if (isOpen && !question) void close();
  }, [isOpen, question, close]);

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
      toast({ tone: 'danger', title: t`Nothing was added to your cart`, description: t`Please try again.` });
      return;
    }
    const cart = reorderedCart(today, fulfillment);
    const sentences = cart ? whatToKnow(today, currentCart()) : [whyNothing(today)];
    if (cart && sentences.length === 0) fill(cart);
    else {
      setQuestion({ supplierId: today.supplier.id, cart, sentences });
      show(dialog);
    }
  };

  return {
    reorder,
    isAsked,
    question: isOpen ? question : undefined,
    answer: (cart: Cart) => void close().then(() => fill(cart)),
    forget: close,
  };
};
