import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';
import { apollo } from '../lib/apollo.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './Router.tsx';

export const App = () => (
  <ErrorBoundary>
    <ApolloProvider client={apollo}>
      <BrowserRouter>
        <ToastProvider>
          <Router />
        </ToastProvider>
      </BrowserRouter>
    </ApolloProvider>
  </ErrorBoundary>
);
