import { helpLink, paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { RichText } from '@shared-kernel/ui/rich-text';
import { SectionHead } from '@shared-kernel/ui/section-head';
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

const OTHERS = 4;

/** The articles that follow, from the first again after the last: what belongs together stands together. */
const followingOf = (all: ReturnType<typeof useArticles>['data'] & object, index: number) =>
  all
    .map((_, step) => (index + 1 + step) % all.length)
    .filter((place) => place !== index)
    .slice(0, OTHERS)
    .flatMap((place) => all.slice(place, place + 1).map(({ title }) => ({ place, title })));

/** One article of the help centre, those that follow it, and where to ask when it did not help. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const articles = useArticles();
  const index = useIndex();
  return (
    <Column>
      <Loaded query={articles} fallback={<Wait />} variant="page" errorFallback={{ title: t('help.failed') }}>
        {(all) => {
          const article = index === undefined ? undefined : all[index];
          if (index === undefined || article === undefined) return <Gone />;
          const others = followingOf(all, index);
          return (
            <>
              <article className={styles.text}>
                <h2 className={styles.title}>{article.title}</h2>
                <RichText html={article.content} />
              </article>
              {others.length > 0 && (
                <section>
                  <SectionHead title={t('help.others')} />
                  <RowList label={t('help.others')}>
                    {others.map(({ place, title }) => (
                      <ListRow key={place} title={title} to={helpLink(place)} />
                    ))}
                  </RowList>
                </section>
              )}
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
