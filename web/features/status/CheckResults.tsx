import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import CircleDashed from '~icons/lucide/circle-dashed';
import LoaderCircle from '~icons/lucide/loader-circle';
import { rowsLook } from '../../ui/lists/row-look.ts';
import type { Finding } from './use-checks.ts';

const looks = {
  waiting: { Icon: CircleDashed, look: 'text-muted', word: 'Not checked yet' },
  running: { Icon: LoaderCircle, look: 'animate-spin text-info', word: 'Checking…' },
  passed: { Icon: CircleCheck, look: 'text-leaf', word: 'Passed' },
  failed: { Icon: CircleAlert, look: 'text-danger', word: 'Failed' },
};

export const CheckResults = ({ results }: { results: { name: string; finding: Finding }[] }) => (
  <ul aria-live="polite" className={rowsLook}>
    {results.map(({ name, finding }) => {
      const { Icon, look, word } = looks[finding.state];
      return (
        <li key={name} className="flex items-start gap-3 px-4 py-3">
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{name}</p>
            <p className="text-small break-words text-muted">
              {'text' in finding ? `${word}: ${finding.text}` : word}
            </p>
          </div>
        </li>
      );
    })}
  </ul>
);
