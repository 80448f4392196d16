import { SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { Form, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { Icon } from '@shared-kernel/ui/icon';
import { Smartphone, SquarePen, UserRound } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Avatar } from '../../../shared/avatar/avatar.tsx';
import { useHeadIcon } from '../../../shared/avatar/head-icon.ts';
import { ProveMobileSheet } from '../../../shared/proof/prove-mobile-sheet.tsx';
import styles from '../security.module.css';
import { EmailRow } from './email-row.tsx';
import { HeadIconSheet } from './head-icon-sheet.tsx';
import { useSecurityConfig, useSetNickname } from './profile-calls.ts';
import { RealNameSheet } from './profile-sheets.tsx';

interface NicknameFormProps {
  /** The one until now. */
  readonly nickname: string | undefined;
  readonly onClose: () => void;
}

const NicknameForm = ({ nickname = '', onClose }: NicknameFormProps) => {
  const { t } = useTranslation('member');
  const form = useAppForm({
    texts: 'member',
    defaultValues: { nickname },
    fields: { nickname: { required: true, maxLength: SHORT_TEXT_MAX, says: 'security.about.nicknameFault' } },
    submit: useSetNickname(),
    onSuccess: onClose,
    failures: { 'field.invalid': { field: 'nickname', text: 'security.about.nicknameInvalid' } },
  });
  return (
    <Form form={form} label={t('security.about.nickname')}>
      <TextField
        field={form.fields.nickname}
        label={t('security.about.nickname')}
        hint={t('security.about.nicknameHint')}
        autoComplete="nickname"
      />
      <SubmitButton form={form}>{t('security.about.save')}</SubmitButton>
    </Form>
  );
};

/** What the member wants to be called. */
const NicknameSheet = ({ isOpen, ...form }: NicknameFormProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('security.about.nickname')}>
      <NicknameForm {...form} />
    </Sheet>
  );
};

const WAIT_PX = 304;
const AVATAR_PX = 24;

type Config = NonNullable<ReturnType<typeof useSecurityConfig>['data']>;

/** What opens the account of who has forgotten the password. */
const WaysBack = ({ mobile, isMobileProved, email, passkeys }: Config) => {
  const { t } = useTranslation('member');
  const ways = [
    isMobileProved && t('security.about.back.mobile'),
    email !== undefined && t('security.about.back.email'),
    passkeys > 0 && t('security.about.back.passkey'),
  ].filter((way) => way !== false);
  return ways.length === 0 ? (
    <Note tone="warn">{t(mobile === undefined ? 'security.about.back.nothing' : 'security.about.back.none')}</Note>
  ) : (
    <Note>{t('security.about.back.ways', { ways: ways.join(', ') })}</Note>
  );
};

const AboutRows = (config: Config) => {
  const { mobile, isMobileProved, payeeName, nickname } = config;
  const { t } = useTranslation('member');
  const [sheet, setSheet] = useState<'mobile' | 'realName' | 'nickname' | 'headIcon'>();
  const icon = useHeadIcon();
  const close = () => setSheet(undefined);
  const toProve = isMobileProved ? undefined : mobile;
  const proves =
    toProve === undefined
      ? {}
      : { badge: <Tag tone="warn">{t('security.about.toProve')}</Tag>, onPress: () => setSheet('mobile') };
  const number = mobile !== undefined && isMobileProved ? t('security.about.mobileProved', { mobile }) : mobile;
  const setName = payeeName === undefined ? { onPress: () => setSheet('realName') } : {};
  return (
    <div className={styles.part}>
      <RowList label={t('security.about.title')}>
        <ListRow
          lead={<Icon of={Smartphone} />}
          title={t('security.about.mobile')}
          sub={number ?? t('security.about.mobileNone')}
          {...proves}
        />
        <EmailRow {...config} />
        <ListRow
          lead={<Icon of={UserRound} />}
          title={t('security.about.realName')}
          sub={payeeName ?? t('security.about.realNameNone')}
          {...setName}
        />
        <ListRow
          lead={<Icon of={SquarePen} />}
          title={t('security.about.nickname')}
          sub={nickname ?? t('security.about.nicknameNone')}
          onPress={() => setSheet('nickname')}
        />
        <ListRow
          lead={<Avatar size={AVATAR_PX} icon={icon} />}
          title={t('security.about.headIcon')}
          sub={icon === undefined ? t('security.about.headIconNone') : t(`security.about.icon.${icon}`)}
          onPress={() => setSheet('headIcon')}
        />
      </RowList>
      <WaysBack {...config} />
      {toProve !== undefined && <ProveMobileSheet isOpen={sheet === 'mobile'} onClose={close} mobile={toProve} />}
      <RealNameSheet isOpen={sheet === 'realName'} onClose={close} />
      <NicknameSheet isOpen={sheet === 'nickname'} onClose={close} nickname={nickname} />
      <HeadIconSheet isOpen={sheet === 'headIcon'} onClose={close} icon={icon} />
    </div>
  );
};

/** What the member has told: the number as registration knows it, an address, the real name while it is open, a nickname, a head icon. */
export const AboutSection = () => {
  const { t } = useTranslation('member');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.about.title')} />
      <Loaded
        query={useSecurityConfig()}
        fallback={<Skeleton height={WAIT_PX} />}
        errorFallback={{ title: t('security.about.failed') }}
      >
        {(config) => <AboutRows {...config} />}
      </Loaded>
    </section>
  );
};
