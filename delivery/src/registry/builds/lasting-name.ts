import { LASTING_FOLDER } from '@shared-kernel/contracts/release/release';

/** `files/start.0123456789.js`: named by its content, and in no folder of its own. */
const LASTING_FILE = /^files\/\w[\w.-]*[.-][0-9a-f]{8,}\.\w+$/;

/** Whether a file of a build is addressed beside the releases, the same in each that has it. */
export const isLasting = (file: string): boolean => file.startsWith(LASTING_FOLDER);

/** Whether a name is one that a lasting file can have. */
export const isLastingFile = (file: string): boolean => LASTING_FILE.test(file);

/** What is wrong with the name of a lasting file; null: nothing. */
export const faultOfLasting = (file: string): string | null =>
  isLasting(file) && !isLastingFile(file) ? `${file} lasts over releases, and is not named by its content` : null;
