import type { InMemoryCache, TypePolicies } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { newClient } from '../lib/apollo.ts';
import { ToastProvider } from '../ui/feedback/Toasts.tsx';

/** A sheet takes taps one render after it is in the page, which a person is too slow to notice and a test is not. */
const untilItTakesTaps = (control: Element) =>
  waitFor(() => expect(control).not.toHaveStyle({ pointerEvents: 'none' }));

const aPerson = () => {
  const person = userEvent.setup({ delay: null });
  return {
    ...person,
    click: async (control: Element) => {
      await untilItTakesTaps(control);
      await person.click(control);
    },
    type: async (control: Element, text: string) => {
      await untilItTakesTaps(control);
      await person.type(control, text);
    },
  };
};

/**
 * Renders a part of a screen with what surrounds it on the site, and returns a person who uses it and can
 * `leave`. The server's answers are the only thing that is made up: the cache is configured as in a browser.
 */
export const renderScreen = (
  part: ReactNode,
  answers: readonly MockLink.MockedResponse[] = [],
  /** What a lazy part of the site tells the cache. */
  lists: TypePolicies = {},
) => {
  const client = newClient();
  (client.cache as InMemoryCache).policies.addTypePolicies(lists);
  client.setLink(new MockLink([...answers]));
  const { unmount } = render(
    <ApolloProvider client={client}>
      <BrowserRouter>
        <ToastProvider>{part}</ToastProvider>
      </BrowserRouter>
    </ApolloProvider>,
  );
  return { ...aPerson(), leave: unmount };
};
