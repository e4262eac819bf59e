import { t } from '@lingui/core/macro';
import { Banner } from '../../ui/feedback/Banner.tsx';

interface Props {
  text: string;
  hindiText: string;
}

/** How people see it, in each language that it has. */
export function AnnouncementPreview({ text, hindiText }: Props) {
  const entries = [
    { key: 'en', words: text.trim(), lang: 'en' },
    { key: 'hi', words: hindiText.trim(), lang: 'hi' },
  ].filter(({ words }) => words !== '');
  return entries.length > 0 && <Banner title={t`Preview`} entries={entries} />;
}
