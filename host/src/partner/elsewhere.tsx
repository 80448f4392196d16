import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useBrand } from 'shared-kernel/brand';
import { useLocation, useNavigate } from 'shared-kernel/router';
import type { Partner } from './partner.ts';
import { usePartnerTexts } from './partner-texts/partner-texts.ts';
import styles from './signed-out.module.css';

/** In the place of a page that is not the agent area's: it is open on the site. */
export const Elsewhere = ({ partner }: { readonly partner: Pick<Partner, 'openOutside'> }) => {
  const t = usePartnerTexts();
  const { name } = useBrand();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('elsewhere.title', { brand: name })}
      text={t('elsewhere.text')}
      action={
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => partner.openOutside(`${pathname}${search}`)}>
            {t('openSite', { brand: name })}
          </Button>
          <Button onClick={() => navigate(paths.agentHome, { replace: true })}>{t('elsewhere.back')}</Button>
        </div>
      }
    />
  );
};
