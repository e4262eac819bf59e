import { text } from 'node:stream/consumers';
import type { ApolloClient } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { print, visit } from 'graphql';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Site } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { paths } from './app/paths.ts';
import { prerenderedScreens } from './app/prerendered-screens.ts';
import { headOf } from './app/screen-heads.ts';
import { KitchenDocument, type KitchenQuery } from './generated/graphql.ts';
import { newClient } from './lib/apollo.ts';
import { activateLanguage, type Language, languages } from './lib/language.ts';
import { renderWith } from './lib/stored.ts';

const site = (path: string, client: ApolloClient) => (
  <ErrorBoundary>
    <ApolloProvider client={client}>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </ApolloProvider>
  </ErrorBoundary>
);

/** Prerenders a screen that needs no data. */
const draw = async (name: string, language: Language): Promise<string> => {
  await activateLanguage(language);
  const { path, choices } = prerenderedScreens[name]!;
  renderWith(choices);
  const { prelude } = await prerenderToNodeStream(
    site(path, newClient()),
    // In one piece: parts that come later would need inline scripts to move them to their place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
};

/** A screen with its head tags; rendered for each language when the client is built. */
export const renderPage = async (name: string, language: Language) => ({
  html: await draw(name, language),
  ...headOf(name),
});

export const names = Object.keys(prerenderedScreens).filter(name => name !== 'kitchen');
export const spoken = Object.keys(languages) as Language[];

/** The queries the server runs before rendering a kitchen's page, without data masking. */
export const kitchenQuestion = print(
  visit(newClient().cache.transformDocument(KitchenDocument), {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  }),
);

/** Loads every lazy part of a kitchen's page in every language, so that rendering is synchronous. */
export const prepareKitchens = async (): Promise<void> => {
  for (const language of spoken) await draw('kitchen', language);
};

/** Renders a kitchen's page for visitors, and returns the cache that the browser needs for hydration. */
export const renderKitchen = (id: string, data: Unmasked<KitchenQuery>, language: Language) => {
  i18n.activate(language);
  renderWith({});
  const client = newClient();
  client.writeQuery({ query: KitchenDocument, variables: { id }, data });
  const html = renderToString(site(paths.kitchen(id), client));
  return { html, known: client.extract() };
};
