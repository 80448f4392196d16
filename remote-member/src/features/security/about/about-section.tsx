import { SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { Form, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { Icon } from '@shared-kernel/ui/icon';
import { SquarePen, UserRound } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useSecurityConfig } from '../../../shared/mobile/mobile-calls.ts';
import { useSetNickname } from './profile-calls.ts';
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

const WAIT_PX = 130;

type Config = NonNullable<ReturnType<typeof useSecurityConfig>['data']>;

const AboutRows = ({ payeeName, nickname }: Config) => {
  const { t } = useTranslation('member');
  const [sheet, setSheet] = useState<'realName' | 'nickname'>();
  const close = () => setSheet(undefined);
  const setName = payeeName === undefined ? { onPress: () => setSheet('realName') } : {};
  return (
    <>
      <RowList label={t('security.about.title')}>
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
      </RowList>
      <RealNameSheet isOpen={sheet === 'realName'} onClose={close} />
      <NicknameSheet isOpen={sheet === 'nickname'} onClose={close} nickname={nickname} />
    </>
  );
};

/** What the member has told: the real name while it is open, a nickname. */
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
