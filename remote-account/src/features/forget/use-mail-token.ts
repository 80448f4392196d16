import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared-kernel/router';

/** Behind the address's `#`, so that no server reads it on the way. */
const TOKEN_PARAMETER = 'token';

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(TOKEN_PARAMETER) || null;

/** The token of the mail's link: taken out of the address and its history at once, and kept by this page alone. */
export const useMailToken = () => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<string | null>(null);
  const arriving = tokenIn(hash);
  useEffect(() => {
    if (arriving === null) return;
    setKept(arriving);
    void navigate(pathname + search, { replace: true });
  }, [arriving, pathname, search, navigate]);
  return { token: arriving ?? kept, drop: () => setKept(null) };
};
