import { IconButton } from '@shared-kernel/ui/icon-button';
import { ChevronLeft } from '@shared-kernel/ui/icons';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import styles from './screen.module.css';

interface ScreenProps {
  readonly title: string;
  /** The heading is spoken only: something below already says where one is. */
  readonly isTitleHidden?: boolean;
  /** Where back goes is the page's own to say; without it there is no back button. */
  readonly onBack?: () => void;
  /** What the back button is called, if not `Back`. */
  readonly backLabel?: string;
  /** In the header beside the back button, in place of the title: a brand's mark. */
  readonly leading?: ReactNode;
  /** At the header's end: a button, a balance. */
  readonly trailing?: ReactNode;
  /** Behind the header. */
  readonly scene?: ReactNode;
  /** `art` is a busy picture: the back button stands on a round of its own. `sky` is quiet. */
  readonly sceneTone?: 'art' | 'sky';
  /** The header is a bar that what scrolls passes under. */
  readonly isSolid?: boolean;
  /** Below the page, beside its main part: a menu of its own. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page that carries its own header: back, title and one thing at the end, then the page in one padded column. Header, main
 * part and foot stand side by side, as those of the frame do.
 */
export const Screen = ({
  title,
  isTitleHidden = false,
  onBack,
  backLabel,
  leading,
  trailing,
  scene,
  sceneTone = 'art',
  isSolid = false,
  foot,
  children,
}: ScreenProps) => {
  const tCommon = useCommonTexts();
  return (
    <div className={styles.screen} data-scene={scene === undefined ? undefined : sceneTone}>
      {scene !== undefined && (
        <div className={styles.scene} aria-hidden="true">
          {scene}
        </div>
      )}
      <header className={styles.head} data-solid={isSolid || undefined}>
        {onBack !== undefined && (
          <IconButton
            icon={ChevronLeft}
            label={backLabel ?? tCommon('back')}
            onClick={onBack}
            className={styles.back}
          />
        )}
        {leading}
        {isTitleHidden ? <VisuallyHidden as="h1">{title}</VisuallyHidden> : <h1 className={styles.title}>{title}</h1>}
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </header>
      <main className={styles.body}>{children}</main>
      {foot}
    </div>
  );
};
