import type { createAffiliateLink } from '@shared-kernel/contracts/agent/accounts';
import { type Failures, Form, RadioField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './agent-register.module.css';
import { useKindOptions } from './kind-options.ts';
import { useAffiliateLinks, useCreateLink } from './link-calls.ts';
import { LinkRow } from './link-row.tsx';
import { RatesRow } from './rates-row.tsx';
import { useOpeningRates } from './use-opening-rates.ts';

/** Days that a link is good for; the empty one has no end. */
const TERMS = ['7', '30', '90', ''] as const;

const FAILURES = {
  'link.limit': 'agentRegister.limit',
  'rebate.range': 'agentRegister.ratesRefused',
  'rebate.quota': 'agentRegister.ratesRefused',
} as const satisfies Failures<'agent', 'kind' | 'days', FailureCodeOf<typeof createAffiliateLink>>;

const NewLink = () => {
  const { t } = useTranslation('agent');
  const { mutateAsync } = useCreateLink();
  const rates = useOpeningRates();
  const form = useAppForm({
    texts: 'agent',
    defaultValues: { kind: 'player', days: '30' },
    fields: { kind: { required: true }, days: {} },
    submit: ({ kind, days }) =>
      mutateAsync({
        kind: kind === 'agent' ? 'agent' : 'player',
        ...(days !== '' && { days: Number(days) }),
        ...(rates.given.length > 0 && { rates: rates.given }),
      }),
    onSuccess: () => {
      rates.onSent();
      showToast({ text: t('agentRegister.linkMade'), tone: 'ok' });
    },
    onFailure: rates.onFailure,
    failures: FAILURES,
  });
  return (
    <Form form={form} label={t('agentRegister.newLink')}>
      <RadioField
        field={form.fields.kind}
        label={t('agentRegister.opens')}
        options={useKindOptions()}
        variant="tiles"
      />
      <RadioField
        field={form.fields.days}
        label={t('agentRegister.term')}
        variant="tiles"
        options={TERMS.map((days) => ({
          value: days,
          label: days === '' ? t('agentRegister.noEnd') : t('agentRegister.days', { count: Number(days) }),
        }))}
      />
      <RatesRow rates={rates} rule={t('agentRegister.ratesByLink')} />
      <SubmitButton form={form}>{t('agentRegister.make')}</SubmitButton>
    </Form>
  );
};

const LINK_PX = 156;

/** Links by which people register below the agent. */
export const ByLink = () => {
  const { t } = useTranslation('agent');
  return (
    <>
      <NewLink />
      <section>
        <SectionHead tone="quiet" title={t('agentRegister.links')} />
        <Loaded
          query={useAffiliateLinks()}
          fallback={<Skeleton height={LINK_PX} radius="3" />}
          errorFallback={{ title: t('agentRegister.failed') }}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('agentRegister.none')} text={t('agentRegister.noneText')} />}
        >
          {({ list }) => (
            <ul className={styles.list}>
              {list.map((link) => (
                <LinkRow key={link.code} link={link} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </>
  );
};
