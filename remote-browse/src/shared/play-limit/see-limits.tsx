import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useLimitTexts } from './limit-texts.ts';

/** The way to where the member sets limits. */
export const SeeLimits = () => {
  const t = useLimitTexts();
  return (
    <LinkButton variant="quiet" size="s" to={limitsLink}>
      {t('see')}
    </LinkButton>
  );
};
