import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

export interface Screen {
  path: string;
  /** In the tab of the browser; a screen that learns its name from data sets it itself. */
  title: MessageDescriptor | string | null;
  /** Where the back button leads when there is nothing to go back to. With it the header shows the title. */
  back?: string;
  /** Whether the bottom navigation and the cart bar are below. */
  bottomBar?: boolean;
  /** Whether the bar of kitchens is below, on phones. */
  kitchenBar?: boolean;
  /** Uses the width of the window instead of keeping to the column of a phone. */
  isWide?: boolean;
  /** For a kitchen it is a tool: as wide as the window, with the bar of kitchens in place of those of customers. */
  isToolOfKitchens?: boolean;
  /** Whether it reminds people with an unproven address to confirm it. */
  asksForProof?: boolean;
  Component: ComponentType;
}
