import { useState } from 'react';
import { useSession } from 'shared-kernel/session';

/**
 * Counts up when another member is here than the last one: what a page holds of the first (a slip, a game, a receipt, something
 * sent of which nobody knows the end) is none of theirs. A guest who signs in stays with what the page has.
 */
export const useMemberTurn = (): number => {
  const userName = useSession()?.userName;
  const [turn, setTurn] = useState({ of: userName, count: 0 });
  if (userName === undefined || userName === turn.of) return turn.count;
  const next = { of: userName, count: turn.of ? turn.count + 1 : turn.count };
  setTurn(next);
  return next.count;
};
