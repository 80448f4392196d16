import { getRealityCheck, setRealityCheck } from '@shared-kernel/contracts/member/play-session';
import { Form, RadioField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useMinutes } from './limit-words.ts';

const WAIT_PX = 68;

interface IntervalFormProps {
  readonly everyMinutes: number;
  readonly choices: readonly number[];
  readonly onClose: () => void;
}

const IntervalForm = ({ everyMinutes, choices, onClose }: IntervalFormProps) => {
  const { t } = useTranslation('member');
  const minutes = useMinutes();
  const { mutateAsync } = useApiMutation(setRealityCheck, { invalidates: [getRealityCheck] });
  const form = useAppForm({
    texts: 'member',
    defaultValues: { every: String(everyMinutes) },
    fields: { every: { required: true, says: 'security.limit.timeFault' } },
    submit: ({ every }) => mutateAsync({ everyMinutes: Number(every) }),
    onSuccess: onClose,
  });
  return (
    <Form form={form} label={t('security.realityCheck.title')}>
      <p>{t('security.realityCheck.rule')}</p>
      <RadioField
        field={form.fields.every}
        label={t('security.realityCheck.how')}
        variant="tiles"
        options={choices.map((choice) => ({ value: String(choice), label: minutes(choice) }))}
      />
      <SubmitButton form={form}>{t('security.realityCheck.save')}</SubmitButton>
    </Form>
  );
};

/** How often a game is interrupted to say how it goes. */
export const RealityCheck = () => {
  const { t } = useTranslation('member');
  const minutes = useMinutes();
  const check = useApi(getRealityCheck, {});
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Loaded
      query={check}
      fallback={<Skeleton height={WAIT_PX} />}
      errorFallback={{ title: t('security.realityCheck.failed') }}
    >
      {({ everyMinutes, choices }) => (
        <>
          <RowList label={t('security.realityCheck.title')}>
            <ListRow
              lead={<Icon of={Clock} />}
              title={t('security.realityCheck.title')}
              sub={t('security.realityCheck.every', { time: minutes(everyMinutes) })}
              onPress={() => setOpen(true)}
            />
          </RowList>
          <Sheet isOpen={isOpen} onClose={close} title={t('security.realityCheck.title')}>
            <IntervalForm everyMinutes={everyMinutes} choices={choices} onClose={close} />
          </Sheet>
        </>
      )}
    </Loaded>
  );
};
