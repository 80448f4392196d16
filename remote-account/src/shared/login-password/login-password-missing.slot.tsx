import { forgotPasswordLink, paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useFlag } from 'shared-kernel/brand';
import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'login-password': typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words for a member without a login password, bundled with their code: `own('missing')`. */
const useLoginPasswordTexts = (): Translate<'login-password'> => useBundledTexts('login-password', TEXTS).t;

/** Leads a member without a login password to the forgotten password's page, which sets one by a code to the mobile number. */
export const Slot = () => {
  const t = useLoginPasswordTexts();
  const isSetByPhone = useFlag('CHNGPASSVERIF3');
  const { pathname, search } = useLocation();
  return isSetByPhone ? (
    <EmptyState
      title={t('missing')}
      text={t('text')}
      action={<LinkButton to={forgotPasswordLink(pathname + search)}>{t('set')}</LinkButton>}
    />
  ) : (
    <EmptyState
      title={t('missing')}
      text={t('textService')}
      action={<LinkButton to={paths.service}>{t('service')}</LinkButton>}
    />
  );
};
