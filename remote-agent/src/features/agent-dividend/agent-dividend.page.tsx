import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Segments } from '@shared-kernel/ui/segments';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { seesDividend, useSession } from 'shared-kernel/session';
import styles from './agent-dividend.module.css';
import { OwnDividends, SCOPE, TeamDividends } from './dividend-list.tsx';

const SCOPES = ['own', 'team'] as const;

/** Dividends of the agent, or of the team's members (accounts §2, agent home's footer); some agents have none (accounts §3). */
export const Page = () => {
  const { t } = useTranslation('agent');
  const [query, setQuery] = useSearchParams();
  const session = useSession();
  const scope = query.get(SCOPE) === 'team' ? 'team' : 'own';
  if (session && !seesDividend(session.type))
    return <EmptyState title={t('agentDividend.closed')} text={t('agentDividend.closedText')} />;
  return (
    <>
      <div className={styles.whose}>
        <Segments
          label={t('agentDividend.whose')}
          segments={SCOPES.map((value) => ({ value, label: t(`agentDividend.of.${value}`) }))}
          value={scope}
          onChange={(next) =>
            setQuery(
              (before) => {
                if (next === 'team') before.set(SCOPE, next);
                else before.delete(SCOPE);
                return before;
              },
              { replace: true },
            )
          }
        />
      </div>
      {scope === 'team' ? <TeamDividends /> : <OwnDividends />}
    </>
  );
};
