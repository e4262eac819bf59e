import type { FragmentType } from '@apollo/client';
import {
  type NotificationSettings_settingsFragment,
  useNotificationSettings_settings,
} from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { settingGroups } from './setting-words.ts';
import { useChangeSetting } from './use-change-setting.ts';

interface Props {
  settings: FragmentType<NotificationSettings_settingsFragment>;
}

export function NotificationSettings({ settings: from }: Props) {
  const settings = useNotificationSettings_settings(from);
  const change = useChangeSetting(settings);
  const isKitchen = usePerson()?.role === 'SUPPLIER';
  return (
    <div className="flex flex-col gap-6">
      {settingGroups.map(({ heading, rows }) => (
        <section key={heading.id}>
          <h2 className="mb-2 text-title font-semibold">{translate(heading)}</h2>
          <div className="divide-y divide-border rounded-card border border-border bg-surface px-4">
            {rows.map(({ setting, label, description, forKitchens }) => (
              <Switch
                key={setting}
                label={translate(label)}
                description={translate((isKitchen && forKitchens) || description)}
                checked={settings[setting]}
                onChange={isOn => void change(setting, isOn)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
