import { useSearchParams } from 'shared-kernel/router';
import { readSlotsQuery, type SlotsQuery, writeSlotsQuery } from './slots-query.ts';

/** What the page's address asks for. A change replaces the address, so that Back leaves the page. */
export const useSlotsQuery = () => {
  const [search, setSearch] = useSearchParams();
  const query = readSlotsQuery(search);
  const change = (part: Partial<SlotsQuery>) => setSearch(writeSlotsQuery({ ...query, ...part }), { replace: true });
  return { query, change };
};
