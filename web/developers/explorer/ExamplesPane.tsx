import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

/** The saved examples; each opens in a tab of its own. */
function ExamplesPane() {
  const { addTab } = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL(pick('queryEditor', 'variableEditor'));
  const isReady = queryEditor !== undefined && variableEditor !== undefined;
  const open = ({ query, variables }: Example) => {
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
  return (
    <section aria-label="Examples">
      <h2 className="examples-title">Examples</h2>
      <p className="examples-hint">Each opens in a tab. Fill in the variables, then run it.</p>
      <ul className="examples-list">
        {examples.map(example => (
          <li key={example.name}>
            <button type="button" disabled={!isReady} onClick={() => open(example)}>
              {example.title}
              <span>{example.token}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExamplesIcon() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M3 5h2M3 10h2M3 15h2M8.5 5H17M8.5 10H17M8.5 15H17" />
    </svg>
  );
}

export const examplesPlugin = { title: 'Examples', icon: ExamplesIcon, content: ExamplesPane };
