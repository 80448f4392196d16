import { Column } from '@shared-kernel/ui/column';
import { Segments } from '@shared-kernel/ui/segments';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { ByHand } from './by-hand.tsx';
import { ByLink } from './by-link.tsx';

const WAYS = ['link', 'hand'] as const;
/** Under this name the address says which way is shown. */
const WAY = 'by';

/** Accounts below the agent: by links that people register with, or opened by hand (accounts §2, agent home's footer). */
export const Page = () => {
  const { t } = useTranslation('agent');
  const [query, setQuery] = useSearchParams();
  const way = query.get(WAY) === 'hand' ? 'hand' : 'link';
  return (
    <Column>
      <Segments
        label={t('agentRegister.ways')}
        segments={WAYS.map((value) => ({ value, label: t(`agentRegister.way.${value}`) }))}
        value={way}
        onChange={(next) => setQuery(next === 'hand' ? { [WAY]: next } : {}, { replace: true })}
      />
      {way === 'hand' ? <ByHand /> : <ByLink />}
    </Column>
  );
};
