import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';

const lingui = { i18n };

/**
 * What the macro of the same name becomes. The language never changes without a reload, so no subscription is needed.
 */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={lingui} />;
