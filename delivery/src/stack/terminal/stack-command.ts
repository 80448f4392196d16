import { relative, resolve } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { DEFAULT_FOLDER } from '../layout/stack-layout.ts';

/** What to type for a process of the site in this folder: `npm run stack stop browse`, with the folder where it is not the usual one. */
export const stackCommand = (siteFolder: string, command: string): string => {
  if (siteFolder === resolve(WORKSPACE, DEFAULT_FOLDER)) return `npm run stack ${command}`;
  const named = relative(WORKSPACE, siteFolder);
  const folder = named.startsWith('..') ? siteFolder : named;
  return `npm run stack -- ${command} --data ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`;
};
