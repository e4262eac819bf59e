import { msg } from '@lingui/core/macro';

export const brand = 'Tiffin';
export const tagline = msg`Authentic Home-Cooked Indian Meals`;
export const appVersion = '1.0.0';
