import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { useEffect, useRef } from 'react';
import { useUnreadCount } from 'shared-kernel/member';
import { useQueryClient } from 'shared-kernel/query';

const CHANNEL = 'mail';

/** Tells this tab and the others that mails were read, deleted or restored. */
export const tellMailNews = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

/** Calls the listener of the last render after each `tellMailNews`, of any tab. */
export const useMailNews = (onNews: () => void): void => {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  }, [onNews]);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => latest.current();
    return () => channel.close();
  }, []);
};

/** Number of unread mails of the signed-in member, which follows what is read in any tab. */
export const useUnreadMail = () => {
  const client = useQueryClient();
  useMailNews(() => void client.invalidateQueries({ queryKey: [getUnreadCount.path] }));
  return useUnreadCount();
};
