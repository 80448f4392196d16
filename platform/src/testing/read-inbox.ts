import { getInbox } from '@shared-kernel/contracts/member/inbox';
import type { TestClient } from './test-client.ts';

/** Subjects of a member's mails, the last first; without those of rewards, which any deposit or bet may bring (missions). */
export const mailsBesideRewards = async (browser: TestClient): Promise<readonly string[]> => {
  const { list } = await browser.value(getInbox, { pageNo: 1, pageSize: 20, language: 'EN' });
  return list.map(({ subject }) => subject).filter((subject) => subject !== 'A reward is waiting for you');
};
