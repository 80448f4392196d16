import type { FrameOptions } from '@shared-kernel/contracts/release/release';

/** Whether the page brings its header and its main part itself. */
export const bringsOwnHeader = ({ header }: Pick<FrameOptions, 'header'>): boolean =>
  header === 'own' || header === 'none';
