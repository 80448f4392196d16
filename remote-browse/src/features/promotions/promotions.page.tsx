import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { useNow } from 'shared-kernel/timer';
import { MemberLimits } from '../../shared/play-limit/member-limits.tsx';
import { type Promotion, STRIP, usePromotionPages } from './api/promotions.ts';
import { PromotionCard } from './promotion-card.tsx';
import styles from './promotions.module.css';
import { runningFirst, stageOf } from './stage.ts';

type Category = NonNullable<Promotion['category']>;

/** The categories that there is something in, in the order of their first promotion. */
const categoriesOf = (promotions: readonly Promotion[]): readonly Category[] => {
  const byId = new Map<string, Category>();
  for (const { category } of promotions)
    if (category !== undefined) byId.set(category.id, byId.get(category.id) ?? category);
  return [...byId.values()];
};

/** Under this name the address says which category is shown. */
const CATEGORY = 'category';
/** A promotion begins or ends on a whole minute. */
const LOOK_MS = 60_000;
const ON_FIRST_SCREEN = 2;

const Wait = () => (
  <div className={styles.cards}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} ratio={`${STRIP.width} / ${STRIP.height + 108}`} radius="3" />
    ))}
  </div>
);

const Promotions = ({ all }: { readonly all: readonly Promotion[] }) => {
  const { t } = useTranslation('browse');
  const [query, setQuery] = useSearchParams();
  const now = useNow(LOOK_MS);
  const categories = categoriesOf(all);
  const chosen = categories.find(({ id }) => id === query.get(CATEGORY));
  const shown = chosen === undefined ? all : all.filter(({ category }) => category?.id === chosen.id);
  const choose = (id?: string) => setQuery(id === undefined ? {} : { [CATEGORY]: id }, { replace: true });
  return (
    <>
      {categories.length > 1 && (
        <ChipRow label={t('promotion.categories')}>
          <Chip isOn={chosen === undefined} onClick={() => choose()}>
            {t('promotion.all')}
          </Chip>
          {categories.map(({ id, name }) => (
            <Chip key={id} isOn={id === chosen?.id} onClick={() => choose(id)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ul className={styles.cards} aria-label={t('promotion.title')}>
        {runningFirst(shown, now).map((promotion, index) => (
          <PromotionCard
            key={promotion.id || `${index} ${promotion.imageUrl}`}
            promotion={promotion}
            stage={stageOf(promotion, now)}
            isFirst={index < ON_FIRST_SCREEN}
          />
        ))}
      </ul>
    </>
  );
};

/** What the brand promises its players, by category; what is over stays a while, and says so (browsing §2, /m/activity). */
export const Page = () => {
  const { t } = useTranslation('browse');
  return (
    <Column>
      <Loaded
        query={usePromotionPages()}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('promotion.failed') }}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title={t('promotion.none')} text={t('promotion.noneText')} />}
      >
        {(all) => <Promotions all={all} />}
      </Loaded>
      <MemberLimits />
    </Column>
  );
};
