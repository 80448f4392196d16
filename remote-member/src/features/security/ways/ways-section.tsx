import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { LockKeyhole, Mail, Smartphone } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useSecurityConfig } from '../../../shared/mobile/mobile-calls.ts';
import { ProveMobileSheet } from '../../../shared/mobile/prove-mobile-sheet.tsx';
import { EmailSheet } from '../about/profile-sheets.tsx';
import styles from '../security.module.css';

type Config = NonNullable<ReturnType<typeof useSecurityConfig>['data']>;
type RowProps = Pick<Config, 'mobile' | 'isMobileProved'>;

/** The number that registration knows; while it is not proved, the row does that. */
const MobileRow = ({ mobile, isMobileProved }: RowProps) => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  const row = { lead: <Icon of={Smartphone} />, title: t('security.ways.mobile') };
  if (mobile === undefined) return <ListRow {...row} sub={t('security.ways.mobileNone')} />;
  return (
    <>
      {isMobileProved ? (
        <ListRow {...row} sub={t('security.ways.mobileProved', { mobile })} />
      ) : (
        <ListRow
          {...row}
          sub={t('security.ways.mobileOpen', { mobile })}
          badge={<Tag tone="info">{t('mobile.verify')}</Tag>}
          onPress={() => setOpen(true)}
        />
      )}
      <ProveMobileSheet isOpen={isOpen} onClose={() => setOpen(false)} mobile={mobile} />
    </>
  );
};

const EmailRow = ({ email }: Pick<Config, 'email'>) => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow
        lead={<Icon of={Mail} />}
        title={t('security.about.email')}
        sub={email ?? t('security.about.emailNone')}
        onPress={() => setOpen(true)}
      />
      <EmailSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** Passkeys are made and removed in the settings; where the merchant has none, those there are are said alone. */
const PasskeyRow = ({ passkeys: count }: Pick<Config, 'passkeys'>) => {
  const { t } = useTranslation('member');
  const isOff = useBrand().flags.PASSKEYLOGIN3 === false;
  if (isOff && count === 0) return null;
  return (
    <ListRow
      lead={<Icon of={LockKeyhole} />}
      title={t('security.ways.passkeys')}
      sub={count === 0 ? t('security.ways.passkeysNone') : t('security.ways.passkeysSet', { count })}
      to={paths.settings}
    />
  );
};

const WAIT_PX = 200;

/** By what a member gets in again who has forgotten the password, and what of it is missing. */
export const WaysSection = () => {
  const { t } = useTranslation('member');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.ways.title')} />
      <Loaded
        query={useSecurityConfig()}
        fallback={<Skeleton height={WAIT_PX} />}
        errorFallback={{ title: t('security.ways.failed') }}
      >
        {({ mobile, isMobileProved, email, passkeys }) => (
          <div className={styles.part}>
            {!isMobileProved && email === undefined && passkeys === 0 && (
              <Note tone="warn">{t('security.ways.none')}</Note>
            )}
            <RowList label={t('security.ways.title')}>
              <MobileRow mobile={mobile} isMobileProved={isMobileProved} />
              <EmailRow email={email} />
              <PasskeyRow passkeys={passkeys} />
            </RowList>
          </div>
        )}
      </Loaded>
    </section>
  );
};
