import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Landmark, Plus } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Select } from '@shared-kernel/ui/select';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import { BankCardSheet } from '../../shared/bank-accounts/bank-card-sheet.tsx';
import styles from './withdraw.module.css';

export interface Accounts {
  readonly list: readonly BankCard[];
  /** How many a member may have. */
  readonly max: number;
  readonly payeeName?: string | undefined;
}

interface AccountChoiceProps {
  readonly accounts: Accounts;
  readonly chosen: BankCard | undefined;
  readonly onChoose: (id: string) => void;
}

/** Which of the member's accounts the money goes to, or one more. */
export const AccountChoice = ({ accounts: { list, max, payeeName }, chosen, onChoose }: AccountChoiceProps) => {
  const { t } = useTranslation('member');
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={styles.choice}>
      <Select
        label={t('withdraw.to')}
        icon={Landmark}
        value={chosen?.id ?? ''}
        options={list.map(({ id, bankName, account }) => ({ value: id, label: `${bankName} ${account}` }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      <div className={styles.ways}>
        {list.length < max && (
          <Button variant="quiet" size="s" icon={Plus} onClick={() => setAdding(true)}>
            {t('withdraw.another')}
          </Button>
        )}
        <LinkButton to={paths.security} variant="quiet" size="s">
          {t('withdraw.manage')}
        </LinkButton>
      </div>
      <BankCardSheet isOpen={isAdding} onClose={() => setAdding(false)} onAdded={onChoose} payeeName={payeeName} />
    </div>
  );
};
