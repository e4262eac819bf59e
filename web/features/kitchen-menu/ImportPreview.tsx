import { msg, plural, t } from '@lingui/core/macro';
import { translate } from '../../lib/language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { Preview } from './use-menu-import.ts';

const changes = {
  ADDED: { word: msg`New`, tone: 'leaf' },
  CHANGED: { word: msg`Changed`, tone: 'info' },
  UNCHANGED: { word: msg`Unchanged`, tone: 'neutral' },
} as const;

/** The effect of a file: every wrong row, or else every dish with its change. */
export function ImportPreview({ preview: { rows, errors }, name }: { preview: Preview; name: string }) {
  const count = (change: keyof typeof changes) => rows.filter(row => row.change === change).length;
  if (errors.length > 0)
    return (
      <>
        <Notice tone="danger">
          {plural(errors.length, {
            one: `# row needs fixing before ${name} can be imported.`,
            other: `# rows need fixing before ${name} can be imported.`,
          })}
        </Notice>
        <table className="mt-3 w-full text-left">
          <caption className="sr-only">{t`Rows to fix`}</caption>
          <thead className="text-small text-muted">
            <tr>
              <th className="py-1 pr-3 font-medium">{t`Row`}</th>
              <th className="py-1 pr-3 font-medium">{t`Column`}</th>
              <th className="py-1 font-medium">{t`Problem`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {errors.map(({ row, column, message }) => (
              <tr key={row} className="align-top">
                <td className="py-2 pr-3 tabular-nums">{row}</td>
                <td className="py-2 pr-3">{column}</td>
                <td className="py-2">{sentenceText(message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  return (
    <>
      <Notice tone={count('ADDED') + count('CHANGED') > 0 ? 'leaf' : 'info'}>
        {t`${count('ADDED')} new, ${count('CHANGED')} changed, ${count('UNCHANGED')} unchanged.`}
      </Notice>
      <ul className="mt-3 divide-y divide-border" aria-label={t`Dishes in the file`}>
        {rows.map(({ row, category, name: dish, change }) => (
          <li key={row} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="min-w-0">
              {dish} <span className="text-small text-muted">{category}</span>
            </span>
            <Badge tone={changes[change].tone}>{translate(changes[change].word)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
