import { promotionLink } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { Picture } from '@shared-kernel/ui/picture';
import { ContentLink } from '../../shared/content-link/content-link.tsx';
import { type Promotion, STRIP } from './api/promotions.ts';
import styles from './promotion-card.module.css';
import type { Stage } from './stage.ts';
import { StageLine } from './stage-line.tsx';

interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly stage: Stage;
  /** On the first screen. */
  readonly isFirst: boolean;
}

/** One without an id has no page of its own; it leads where it says, if anywhere. */
const addressOf = ({ id, link }: Promotion): string => (link === '' && id !== '' ? promotionLink(id) : link);

/** A promotion in the list: its picture, what it is, when it runs. All of it is the target. */
export const PromotionCard = ({ promotion, stage, isFirst }: PromotionCardProps) => {
  const { imageUrl, eyebrow, title, subtitle } = promotion;
  return (
    <Card as="li" className={styles.card} data-ended={stage === 'ended' || undefined}>
      <ContentLink link={addressOf(promotion)} className={styles.face}>
        {imageUrl !== '' && (
          <span className={styles.picture}>
            <Picture src={imageUrl} alt="" {...STRIP} isBlock isFirst={isFirst} />
          </span>
        )}
        <span className={styles.words}>
          {eyebrow !== '' && <span className={styles.eyebrow}>{eyebrow}</span>}
          {title !== '' && <h2 className={styles.title}>{title}</h2>}
          {subtitle !== '' && <span className={styles.subtitle}>{subtitle}</span>}
          <StageLine promotion={promotion} stage={stage} />
        </span>
      </ContentLink>
    </Card>
  );
};
