import { pageOfSite } from '@shared-kernel/contracts/system/paths';
import { useEffect } from 'react';
import { useNavigate } from 'shared-kernel/router';
import type { Launch } from './api/launch-game.ts';

/**
 * The page of the site that plays what was launched, a lottery's for example, once it is known: the launcher gives way to
 * it and leaves no step behind. Undefined: there is a frame to show.
 */
export const useOnwardPage = (launch: Launch | undefined): string | undefined => {
  const navigate = useNavigate();
  const page = pageOfSite(launch?.page);
  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true });
  }, [page, navigate]);
  return page;
};
