import { helpLink, paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Search } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Screen } from '@shared-kernel/ui/screen';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { TextField } from '@shared-kernel/ui/text-field';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from 'shared-kernel/debounce';
import { useFrame } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { useArticles } from '../../shared/help/articles.ts';
import styles from './help.module.css';
import { matching } from './matching.ts';

/** Under this name the search stands in the address, so that it is there again on the way back from an article. */
const SEARCH = 'q';
/** Longer than any question. */
const SEARCH_MAX = 80;

const useSearch = () => {
  const [query, setQuery] = useSearchParams();
  const kept = query.get(SEARCH) ?? '';
  const [typed, setTyped] = useState(kept);
  const asked = typed.trim();
  // With every letter: whoever is quick to tap a title finds the search again all the same.
  useEffect(() => {
    if (asked === kept) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (asked === '') next.delete(SEARCH);
        else next.set(SEARCH, asked);
        return next;
      },
      { replace: true },
    );
  }, [asked, kept, setQuery]);
  return { typed, setTyped, meant: useDebounced(asked) };
};

/** A field and the titles that it leaves; a title leads to its article. */
const ArticleSearch = ({ articles }: { readonly articles: readonly { title: string; content: string }[] }) => {
  const { t } = useTranslation('browse');
  const { typed, setTyped, meant } = useSearch();
  const found = useMemo(() => matching(articles, typed), [articles, typed]);
  return (
    <div className={styles.parts}>
      <form aria-label={t('help.search')} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('help.search')}
          isLabelHidden
          icon={Search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('help.search')}
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <VisuallyHidden>
        <span role="status">{meant === '' ? '' : t('help.found', { count: found.length })}</span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <RowList label={t('help.articles')}>
          {found.map(({ index, title }) => (
            <ListRow key={index} title={title} to={helpLink(index)} />
          ))}
        </RowList>
      ) : (
        <EmptyState
          title={t('help.nothing')}
          text={t('help.nothingText')}
          action={<LinkButton to={paths.service}>{t('help.service')}</LinkButton>}
        />
      )}
    </div>
  );
};

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
