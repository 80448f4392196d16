import { BalanceChip } from '@shared-kernel/ui/balance-chip';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { ChevronLeft } from '@shared-kernel/ui/icons';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFrame } from 'shared-kernel/frame';
import { useSession } from 'shared-kernel/session';
import styles from './header.module.css';

interface TitleHeaderProps {
  readonly title: string;
  readonly hasBalance: boolean;
}

/** Back, the page's title, and the balance where the route asks for it. */
export const TitleHeader = ({ title, hasBalance }: TitleHeaderProps) => {
  const tCommon = useCommonTexts();
  const { back, hasBack } = useFrame();
  const session = useSession();
  return (
    <header className={styles.header} data-back={hasBack || undefined} data-solid>
      {hasBack && <IconButton className={styles.back} icon={ChevronLeft} label={tCommon('back')} onClick={back} />}
      <h1 className={styles.title}>{title}</h1>
      {hasBalance && session !== null && <BalanceChip />}
    </header>
  );
};
