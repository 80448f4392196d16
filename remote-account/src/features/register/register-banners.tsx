import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { Picture } from '@shared-kernel/ui/picture';
import type { ReactNode } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { targetOfLink } from 'shared-kernel/links';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { Link } from 'shared-kernel/router';
import { registerAnnouncementsInput } from './api/announcements-input.ts';
import styles from './register-banners.module.css';

/** The banners of the registration page, kept while another language's are on their way; none where they do not come. */
const useRegisterBanners = () =>
  useApi(getAnnouncements, registerAnnouncementsInput(useLanguage(), useBrand().merchantCode), {
    placeholderData: keepPreviousData,
  }).data?.banners ?? [];

const BannerLink = ({ link, children }: { readonly link: string; readonly children: ReactNode }) => {
  const target = targetOfLink(link);
  if (target.kind === 'page')
    return (
      <Link to={target.to} className={styles.banner}>
        {children}
      </Link>
    );
  if (target.kind === 'outside')
    return (
      <a href={target.href} target="_blank" rel="noreferrer" className={styles.banner}>
        {children}
      </a>
    );
  return <div className={styles.banner}>{children}</div>;
};

/** What the merchant says to those who register (accounts §2): nothing where it says nothing. */
export const RegisterBanners = () => {
  const { t } = useTranslation('account');
  const banners = useRegisterBanners();
  if (banners.length === 0) return null;
  return (
    <section className={styles.row} aria-label={t('register.news')}>
      {banners.map(({ id, imageUrl, title, subtitle, link }) => (
        <BannerLink key={`${id} ${title}`} link={link}>
          <Picture src={imageUrl} alt="" width={96} height={64} />
          <span className={styles.words}>
            <b>{title}</b>
            {subtitle}
          </span>
        </BannerLink>
      ))}
    </section>
  );
};
