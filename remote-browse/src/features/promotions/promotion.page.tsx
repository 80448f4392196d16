import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Picture } from '@shared-kernel/ui/picture';
import { RichText, useRichTextReady } from '@shared-kernel/ui/rich-text';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { usePageTitle } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { useNow } from 'shared-kernel/timer';
import { HERO, type Promotion, usePromotionPages } from './api/promotions.ts';
import styles from './promotions.module.css';
import { stageOf } from './stage.ts';
import { StageLine } from './stage-line.tsx';
import { TakePart } from './take-part.tsx';

/** So that a promotion that ends while it is read says so. */
const LOOK_MS = 1000;

const Gone = () => {
  const { t } = useTranslation('browse');
  return (
    <EmptyState
      title={t('promotion.gone')}
      text={t('promotion.goneText')}
      action={<LinkButton to={paths.promotions}>{t('promotion.others')}</LinkButton>}
    />
  );
};

interface PartProps {
  readonly title: string;
  readonly html: string;
}

const Part = ({ title, html }: PartProps) =>
  html === '' ? null : (
    <section className={styles.part}>
      <SectionHead tone="quiet" title={title} />
      <RichText html={html} />
    </section>
  );

const Whole = ({ promotion }: { readonly promotion: Promotion }) => {
  const { t } = useTranslation('browse');
  const stage = stageOf(promotion, useNow(LOOK_MS));
  const { imageUrl, title, subtitle, content, audience, terms } = promotion;
  usePageTitle(title === '' ? undefined : title);
  return (
    <>
      {imageUrl !== '' && <Picture src={imageUrl} alt="" {...HERO} isBlock isFirst />}
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle !== '' && <p className={styles.text}>{subtitle}</p>}
        <StageLine promotion={promotion} stage={stage} />
      </div>
      {content !== '' && (
        <div className={styles.text}>
          <RichText html={content} />
        </div>
      )}
      <Part title={t('promotion.audience')} html={audience} />
      <Part title={t('promotion.terms')} html={terms} />
      <TakePart promotion={promotion} stage={stage} />
    </>
  );
};

const Wait = () => (
  <div className={styles.cards}>
    <Skeleton ratio={`${HERO.width} / ${HERO.height}`} />
    <Skeleton height={26} width="80%" radius="line" />
    <Skeleton height={120} radius="line" />
  </div>
);

/** One promotion: what is promised, who may join, the terms, and the one thing to do. Its address names it by `id`. */
export const Page = () => {
  const { t } = useTranslation('browse');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const areTextsReady = useRichTextReady();
  return (
    <Column>
      <Loaded
        query={usePromotionPages()}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('promotion.oneFailed') }}
      >
        {(all) => {
          const promotion = id === '' ? undefined : all.find((each) => each.id === id);
          if (promotion === undefined) return <Gone />;
          return areTextsReady ? <Whole key={id} promotion={promotion} /> : <Wait />;
        }}
      </Loaded>
    </Column>
  );
};
