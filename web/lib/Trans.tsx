import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';

const lingui = { i18n };

/** What the macro of the same name becomes. The language never changes while a page lives, so nobody waits for it. */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={lingui} />;
