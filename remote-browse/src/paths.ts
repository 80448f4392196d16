/** Addresses of this remote that the specification does not name. */
export const ownPaths = {
  chat: '/m/service/chat',
} as const;
