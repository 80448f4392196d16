import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { RichText } from '@shared-kernel/ui/rich-text';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useArticles } from '../../shared/help/articles.ts';
import { OpeningRow } from '../../shared/opening-row/opening-row.tsx';

/** A row's height, so that nothing moves when the questions come. */
const ROW_PX = 56;
const EXPECTED_ROWS = 5;

/** What is asked most, from the help centre; one answer open at a time. */
export const Faq = () => {
  const { t } = useTranslation('browse');
  const [open, setOpen] = useState<string | null>(null);
  const turn = (title: string) => setOpen((before) => (before === title ? null : title));
  return (
    <Loaded
      query={useArticles()}
      fallback={<Skeleton height={ROW_PX * EXPECTED_ROWS} />}
      variant="line"
      errorFallback={{ title: t('service.faqFailed') }}
      isEmpty={(articles) => articles.length === 0}
    >
      {(articles) => (
        <section>
          <SectionHead tone="quiet" title={t('service.faq')} />
          <RowList label={t('service.faq')}>
            {articles.map(({ title, content }) => (
              <OpeningRow key={title} title={title} isOpen={open === title} onTurn={() => turn(title)}>
                <RichText html={content} />
              </OpeningRow>
            ))}
          </RowList>
        </section>
      )}
    </Loaded>
  );
};
