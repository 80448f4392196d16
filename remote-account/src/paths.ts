/** Addresses of this remote that the specification does not name. */
export const ownPaths = {
  sessions: '/m/sessions',
} as const;
