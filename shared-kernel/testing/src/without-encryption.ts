/**
 * Sends the bodies of encrypted calls in clear, so that a test's answer can read them. The import stands first in a test:
 * the API client must not be loaded before it.
 */
jest.mock('shared-kernel/testing/encrypt-body', () => ({ encryptBody: async (body: string) => body }));

export {};
