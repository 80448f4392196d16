import { paths } from '@shared-kernel/contracts/system/paths';

/** A full reload to home: nothing of the member stays in memory. */
export const loadHome = (): void => window.location.replace(paths.home);
