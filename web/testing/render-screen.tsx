import type { InMemoryCache, TypePolicies } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { newClient } from '../lib/apollo.ts';
import { ToastProvider } from '../ui/feedback/Toasts.tsx';

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
  return { ...userEvent.setup({ delay: null }), leave: unmount };
};
