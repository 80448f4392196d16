import { paths } from '@shared-kernel/contracts/system/paths';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { BrandMark, ChevronLeft } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useFrame } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { LanguageName } from '../language/language-name.tsx';
import styles from './entrance.module.css';

interface EntranceProps {
  readonly heading: string;
  /** Beside the heading: the way to the other page. */
  readonly aside?: ReactNode;
  /** A bar at the foot keeps the room that the end of the page would. */
  readonly hasBarAtFoot?: boolean;
  readonly children: ReactNode;
}

/** The other languages: what has been typed beneath stays (accounts §4, language change). */
const OtherLanguages = () => {
  const { language } = useTranslation('account');
  const { askLanguage } = useFrame();
  return LANGUAGES.filter((each) => each !== language).map((each) => (
    <button key={each} type="button" className={styles.language} onClick={() => askLanguage(each)}>
      <LanguageName language={each} />
    </button>
  ));
};

/** A page by which one comes in, under the brand's scene; its back button leads home (accounts §2, header titles). */
export const Entrance = ({ heading, aside, hasBarAtFoot = false, children }: EntranceProps) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { name } = useBrand();
  return (
    <>
      <header className={styles.top}>
        <div className={styles.scene} />
        <IconButton
          className={styles.back}
          icon={ChevronLeft}
          label={t('entrance.back')}
          onClick={() => navigate(paths.home)}
        />
        <span className={styles.brand}>
          <BrandMark />
          <b>{name}</b>
        </span>
        <OtherLanguages />
      </header>
      <main className={styles.main} data-barred={hasBarAtFoot || undefined}>
        <div className={styles.headline}>
          <h1 className={styles.heading}>{heading}</h1>
          {aside}
        </div>
        {children}
      </main>
    </>
  );
};
