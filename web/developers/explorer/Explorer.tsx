import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { GraphiQLProvider } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { useState } from 'react';
import { examplesPlugin } from './ExamplesPane.tsx';
import { ExplorerBar } from './ExplorerBar.tsx';
import { exampleAt } from './examples.ts';
import { memoryStorage } from './memory-storage.ts';
import { Requests } from './requests.ts';

const plugins = [DOC_EXPLORER_PLUGIN, examplesPlugin];
const storage = memoryStorage();

const matches = (query: string) => window.matchMedia(query).matches;

/** The colors of the product: those that someone chose there, or the system's. */
const currentTheme = () =>
  document.documentElement.dataset.theme ?? (matches('(prefers-color-scheme: dark)') ? 'dark' : 'light');

/** Read, write and run documents against this server. */
export function Explorer() {
  const [requests] = useState(() => new Requests());
  const [{ query, variables }] = useState(() => exampleAt(window.location.hash));
  const [theme] = useState(currentTheme);
  return (
    <>
      <ExplorerBar requests={requests} />
      <main className="explorer">
        <GraphiQLProvider
          fetcher={requests.send}
          storage={storage}
          shouldPersistHeaders={false}
          plugins={plugins}
          referencePlugin={DOC_EXPLORER_PLUGIN}
          visiblePlugin={matches('(min-width: 60em)') ? examplesPlugin.title : undefined}
          initialQuery={query}
          initialVariables={variables}
        >
          <DocExplorerStore>
            <GraphiQLInterface
              forcedTheme={theme === 'dark' ? 'dark' : 'light'}
              showPersistHeadersSettings={false}
              defaultEditorToolsVisibility="variables"
            >
              <GraphiQL.Logo> </GraphiQL.Logo>
            </GraphiQLInterface>
          </DocExplorerStore>
        </GraphiQLProvider>
      </main>
    </>
  );
}
