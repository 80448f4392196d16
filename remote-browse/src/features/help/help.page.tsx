import { helpLink, paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Screen } from '@shared-kernel/ui/screen';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useEffect } from 'react';
import { useFrame } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { useArticles } from '../../shared/help/articles.ts';
import { ArticleSearch } from './article-search.tsx';
import styles from './help.module.css';

const EXPECTED_ROWS = 7;

/** The search and its list, in their sizes. */
const HelpWait = () => (
  <div className={styles.parts}>
    <Skeleton height="var(--control)" radius="2" />
    <Skeleton height={`calc(${EXPECTED_ROWS} * 3.5rem)`} radius="3" />
  </div>
);

/** A link to one article may lead here, as the specification has it (browsing §2: query i): it goes on to the article. */
const useHandOn = (): boolean => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const index = query.get('i');
  useEffect(() => {
    if (index !== null) void navigate(helpLink(Number(index)), { replace: true });
  }, [index, navigate]);
  return index !== null;
};

/** The help centre: what is asked most, by title, with a search over titles and texts. It brings its own header (browsing §2). */
export const Page = () => {
  const { t } = useTranslation('browse');
  const { back } = useFrame();
  const articles = useArticles();
  const isHandedOn = useHandOn();
  return (
    <Screen title={t('help.title')} onBack={back} isSolid>
      {isHandedOn ? (
        <HelpWait />
      ) : (
        <Loaded
          query={articles}
          fallback={<HelpWait />}
          variant="page"
          errorFallback={{ title: t('help.failed') }}
          isEmpty={({ length }) => length === 0}
          empty={
            <EmptyState
              title={t('help.empty')}
              text={t('help.emptyText')}
              action={<LinkButton to={paths.service}>{t('help.service')}</LinkButton>}
            />
          }
        >
          {(all) => <ArticleSearch articles={all} />}
        </Loaded>
      )}
    </Screen>
  );
};
