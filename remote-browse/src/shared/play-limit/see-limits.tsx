import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useLimitTexts } from './limit-texts.ts';

/** The way to where the member sets limits. */
export const SeeLimits = () => {
  const t = useLimitTexts();
  return (
    <LinkButton variant="quiet" size="s" to={paths.security}>
      {t('see')}
    </LinkButton>
  );
};
