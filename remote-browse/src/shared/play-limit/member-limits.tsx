import { isTrial, useSession } from 'shared-kernel/session';
import { SeeLimits } from './see-limits.tsx';

/** On pages without the bottom menu: a member's way to limits and breaks. */
export const MemberLimits = () => {
  const session = useSession();
  return session === null || isTrial(session.type) ? null : <SeeLimits />;
};
