import { getFeedback } from '@shared-kernel/contracts/browse/feedback';
import { getInbox, getMail, readMail } from '@shared-kernel/contracts/member/inbox';
import { launchChat } from '@shared-kernel/contracts/system/system';
import { still } from './still-rows.ts';
import { STILL_TIME } from './still-time.ts';

const MAILS = [
  ['Withdrawal paid', '₱98,765,432.10 has been sent to your account. Order WD261121-0A1B2C3D.'],
  ['Your bonus is now your money', 'Its turnover is met: ₱1,250.00 can be withdrawn now.'],
  [
    'New login',
    'Somebody logged in to your account from a new device (Chrome, Android). Not you? Sign it out in the settings.',
  ],
  ['Deposit received', '₱500.00 is in your balance. Order DP261120-0A1B2C3D4.'],
] as const;

const mail = (index: number) => {
  const [subject, body] = MAILS[index % MAILS.length] ?? MAILS[0];
  const sentAt = new Date(STILL_TIME.getTime() - (index + 1) * 7 * 3_600_000).toISOString();
  return { id: `m${index}`, subject, body, sentAt, isRead: index > 1 };
};

/** Mail: two that are unread, and many that are not. */
export const MESSAGE_ANSWERS = [
  still(getInbox, {
    list: Array.from({ length: 8 }, (_, index) => mail(index)).map(({ body, ...head }) => ({ ...head, preview: body })),
    pageNum: 1,
    totalPages: 1,
  }),
  still(getMail, mail(0)),
  still(readMail, {}),
  // The frame is the platform's own, and moves.
  still(launchChat, { url: 'about:blank' }),
  still(getFeedback, {
    list: [
      {
        id: '1',
        type: 'DEPOSIT',
        comment: 'My deposit of ₱500.00 has not arrived.',
        pictures: [],
        sentAt: new Date(STILL_TIME.getTime() - 26 * 3_600_000).toISOString(),
        answer: 'It is in your balance now. Thank you for waiting.',
        answeredAt: new Date(STILL_TIME.getTime() - 3 * 3_600_000).toISOString(),
      },
    ],
  }),
];
