import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { eventTypes } from '../../../schema/event-types.ts';

/** Writes which type a webhook has for each type of an event. */
export const plugin: PluginFunction = () => {
  const lines = Object.entries(eventTypes).map(([type, { name }]) => `  ${type}: '${name}',`);
  return ['export const webhookTypes = {', ...lines, '} as const;'].join('\n');
};
