import { BACK_PARAMETER, registerLink } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { liveTicket, socialTicket } from './social-journey.ts';

/** Over every login and registration that would link whom a provider has proved in this tab: who that is, and the way not to. */
export const TicketNote = ({ isRegistering = false }: { readonly isRegistering?: boolean }) => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const [search] = useSearchParams();
  const [kept, setKept] = useState(liveTicket);
  if (kept === null) return null;
  const known = { name: t(`provider.name.${kept.provider}`), who: kept.email ?? kept.nickname ?? '' };
  const forget = () => {
    socialTicket.remove();
    setKept(null);
  };
  return (
    <>
      <Note>
        {t(isRegistering ? 'provider.willBeLinked' : 'provider.known', known)} {known.who}
      </Note>
      {!isRegistering && (
        <LinkButton to={registerLink(search.get(BACK_PARAMETER) ?? undefined)} isBlock>
          {tCommon('register')}
        </LinkButton>
      )}
      <Button variant="quiet" onClick={forget}>
        {t('provider.forget', known)}
      </Button>
    </>
  );
};
