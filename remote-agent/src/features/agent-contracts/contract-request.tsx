import type { Contract, ContractKind, processSalaryContract } from '@shared-kernel/contracts/agent/contracts';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { confirm } from '@shared-kernel/ui/confirm';
import { showToast } from '@shared-kernel/ui/toast';
import { type FailureCodeOf, isApiError } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './agent-contracts.module.css';
import type { SendAnswer } from './contract-calls.ts';
import { ContractTerms } from './contract-terms.tsx';

const FAILURES = {
  'contract.gone': 'contracts.gone',
  'contract.answered': 'contracts.answered',
  'contract.range': 'contracts.range',
  otherwise: 'contracts.notSent',
} as const satisfies Failures<'agent', never, FailureCodeOf<typeof processSalaryContract>>;

/** The contract waits no longer: the same answer is not to be sent again. */
const isOver = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'contract.gone' || error.code === 'contract.answered');

interface ContractRequestProps {
  readonly kind: ContractKind;
  readonly request: Contract;
  readonly inForce: Contract | undefined;
  readonly send: SendAnswer;
  /** Asks how things stand: the answer was refused, or its outcome is not known. */
  readonly onFailed: () => void;
}

/** Asks before an answer is sent, and says what became of it. */
const useAskAnswer = ({ request, send, onFailed }: Omit<ContractRequestProps, 'inForce'>) => {
  const { t } = useTranslation('agent');
  const { day } = useFormat();
  const failed = (error: unknown): string => {
    onFailed();
    return t(wordsOf(FAILURES, error));
  };
  return async (action: 'agree' | 'reject') => {
    const from = request.inForceFrom && day(request.inForceFrom);
    let over: string | undefined;
    const isDone = await confirm({
      title: t(`contracts.${action}Ask`),
      text: action === 'agree' && from ? t('contracts.agreeFrom', { day: from }) : t(`contracts.${action}Text`),
      action: t(`contracts.${action}`),
      tone: action === 'agree' ? 'plain' : 'danger',
      run: () =>
        send({ contractId: request.id, action }).catch((error: unknown) => {
          if (!isOver(error)) throw error;
          over = failed(error);
        }),
      failed,
    });
    if (over !== undefined) showToast({ text: over, tone: 'bad' });
    else if (isDone) showToast({ text: t(`contracts.${action}Done`), tone: 'ok' });
  };
};

/** A contract that waits: from whom, until when, what it pays beside the old one, and the two answers. */
export const ContractRequest = ({ inForce, ...asked }: ContractRequestProps) => {
  const { t } = useTranslation('agent');
  const { day, minute } = useFormat();
  const answer = useAskAnswer(asked);
  const { kind, request } = asked;
  const { proposer, proposedAt, expiresAt, inForceFrom, tiers } = request;
  const facts = [
    [t('contracts.proposer'), proposer ?? t('contracts.operator')],
    [t('contracts.cycle'), t(`contracts.cycleOf.${kind}`)],
    [t('contracts.proposedAt'), proposedAt && minute(proposedAt)],
    [t('contracts.expiresAt'), expiresAt && minute(expiresAt)],
    [t('contracts.from'), inForceFrom && day(inForceFrom)],
  ] as const;
  return (
    <Card as="section" isPadded className={styles.part} aria-label={t('contracts.request')}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ContractTerms label={t('contracts.request')} tiers={tiers} before={inForce} />
      <div className={styles.actions}>
        <Button onClick={() => void answer('reject')}>{t('contracts.reject')}</Button>
        <Button variant="primary" onClick={() => void answer('agree')}>
          {t('contracts.agree')}
        </Button>
      </div>
    </Card>
  );
};
