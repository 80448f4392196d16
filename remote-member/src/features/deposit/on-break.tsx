import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import type { DepositMethods } from './api/deposit-methods.ts';

/** In the form's place while the member takes a break from play: until when, and what is open meanwhile. */
export const OnBreak = ({ exclusion }: { readonly exclusion: NonNullable<DepositMethods['exclusion']> }) => {
  const { t } = useTranslation('member');
  const kit = useKitTexts();
  return (
    <>
      <BreakNote at="deposit" exclusion={exclusion} />
      <LinkButton to={paths.withdraw} variant="primary" isBlock>
        {kit('withdraw')}
      </LinkButton>
      <LinkButton to={paths.security} variant="quiet" isBlock>
        {t('break.see')}
      </LinkButton>
    </>
  );
};
