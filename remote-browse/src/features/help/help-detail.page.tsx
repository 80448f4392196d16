import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { RichText } from '@shared-kernel/ui/rich-text';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { useArticles } from '../../shared/help/articles.ts';
import styles from './help.module.css';

const PLACE = /^\d{1,6}$/;

/** The place of the article that the address names: the first unless said (browsing §2, query i). Undefined for what is no place. */
const useIndex = (): number | undefined => {
  const [query] = useSearchParams();
  const asked = query.get('i') ?? '0';
  return PLACE.test(asked) ? Number(asked) : undefined;
};

const Gone = () => {
  const { t } = useTranslation('browse');
  return (
    <EmptyState
      title={t('help.gone')}
      text={t('help.goneText')}
      action={<LinkButton to={paths.help}>{t('help.all')}</LinkButton>}
    />
  );
};

const Wait = () => (
  <div className={styles.parts}>
    <Skeleton height={26} width="70%" radius="line" />
    <Skeleton height={80} radius="line" />
  </div>
);

/** One article of the help centre, and where to ask when it did not help. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const articles = useArticles();
  const index = useIndex();
  return (
    <Column>
      <Loaded query={articles} fallback={<Wait />} variant="page" errorFallback={{ title: t('help.failed') }}>
        {(all) => {
          const article = index === undefined ? undefined : all[index];
          if (article === undefined) return <Gone />;
          return (
            <>
              <article className={styles.text}>
                <h2 className={styles.title}>{article.title}</h2>
                <RichText html={article.content} />
              </article>
              <aside className={styles.more}>
                <p>{t('help.notHelped')}</p>
                <LinkButton to={paths.service}>{t('help.service')}</LinkButton>
              </aside>
            </>
          );
        }}
      </Loaded>
    </Column>
  );
};
