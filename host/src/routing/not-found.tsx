import { pageRuleOf } from '@shared-kernel/contracts/release/page-rules';
import { paths } from '@shared-kernel/contracts/system/paths';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { type AccessOutcome, decideAccess } from './access.ts';
import { BehindNeed } from './behind-need.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useRedirect } from './use-redirect.ts';

const SHOW: AccessOutcome = { kind: 'show' };

/**
 * The site's page for an address that no live remote shows; the document server answers it with 404. The header says its title.
 * The specification's rule of the address answers first.
 */
export const NotFound = () => {
  const { t } = useTranslation('frame');
  const session = useSession();
  const { pathname, search } = useLocation();
  const rule = pageRuleOf(pathname);
  const outcome = rule === undefined ? SHOW : decideAccess(rule, session, `${pathname}${search}`);
  useRedirect(outcome);
  if (outcome.kind === 'redirect') return null;
  const text = (
    <EmptyState
      drawing={<Drawing of="signpost" />}
      title={t('notFound.text')}
      action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>}
    />
  );
  return rule?.needs === undefined ? (
    text
  ) : (
    <BehindNeed need={rule.needs} fallback={<PageSkeleton />}>
      {text}
    </BehindNeed>
  );
};
