import { t } from '@lingui/core/macro';
import Pencil from '~icons/lucide/pencil';
import Trash2 from '~icons/lucide/trash';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import type { PersonDraft } from './person-draft.ts';
import { personLines } from './person-words.ts';

interface Props {
  person: PersonDraft;
  isSaving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function PersonRow({ person, isSaving, onEdit, onRemove }: Props) {
  const { name } = person;
  const lines = personLines(person);
  return (
    <article className="flex items-start gap-3 py-3 pr-1.5 pl-4">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <h2 className="text-lead font-semibold wrap-anywhere">{name}</h2>
        {lines.length === 0 && <p className="text-muted">{t`Eats everything`}</p>}
        {lines.map(line => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      <div className="flex shrink-0">
        <IconButton label={t`Change ${name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={t`Remove ${name}`} disabled={isSaving} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
