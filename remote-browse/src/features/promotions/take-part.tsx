import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { joinPromotion } from '@shared-kernel/contracts/browse/promotions';
import { loginLink, paths, promotionLink } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Button } from '@shared-kernel/ui/button';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { type ApiError, type FailureCodeOf, spokenCode } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useSession } from 'shared-kernel/session';
import { useExcludedUntil } from '../../shared/excluded/use-excluded-until.ts';
import type { Promotion } from './api/promotions.ts';
import type { Stage } from './stage.ts';

/** Takes part. Joined is what the server has said so: nothing is shown beforehand. */
const useJoinPromotion = () => useApiMutation(joinPromotion, { invalidates: [getAnnouncements] });

interface TakePartProps {
  readonly promotion: Promotion;
  readonly stage: Stage;
}

const FAILURES = {
  'promotion.ended': 'promotion.refused.ended',
  'promotion.early': 'promotion.refused.early',
  'promotion.byDeposit': 'promotion.refused.byDeposit',
  'trial.rejected': 'promotion.refused.trial',
  'member.excluded': 'promotion.refused.excluded',
  'not.found': 'promotion.refused.ended',
} as const satisfies Failures<'browse', never, FailureCodeOf<typeof joinPromotion>>;

interface JoinProps {
  readonly id: string;
  readonly join: ReturnType<typeof useJoinPromotion>;
}

/** Why it was not joined; undefined while nothing was refused. */
const useRefusal = (error: ApiError | null): string | undefined => {
  const { t } = useTranslation('browse');
  const excludedUntil = useExcludedUntil();
  if (error === null) return undefined;
  const refusal = wordsOf(FAILURES, error);
  const words = refusal ? t(refusal) : t('promotion.notJoined', { code: spokenCode(error) });
  return excludedUntil(error) ?? words;
};

const Join = ({ id, join: { mutate, isPending, error } }: JoinProps) => {
  const { t } = useTranslation('browse');
  const refusal = useRefusal(error);
  return (
    <>
      {refusal !== undefined && <Note tone="bad">{refusal}</Note>}
      <BarAtFoot isAboveMenu>
        <Button variant="primary" isBlock isBusy={isPending} onClick={() => mutate({ id })}>
          {t('promotion.join')}
        </Button>
      </BarAtFoot>
    </>
  );
};

/** The one thing to do about a promotion: join it, log in to join it, deposit, or see what came of it. Nothing once it is over. */
export const TakePart = ({ promotion: { id, action, isJoined, startsAt }, stage }: TakePartProps) => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  const format = useFormat();
  const isGuest = useSession() === null;
  const join = useJoinPromotion();
  if (stage === 'ended')
    return (
      <>
        <Note>{t('promotion.over')}</Note>
        <LinkButton to={paths.promotions}>{t('promotion.others')}</LinkButton>
      </>
    );
  if (stage === 'early') return <Note>{t('promotion.opens', { when: format.minute(startsAt ?? '') })}</Note>;
  // What the server has answered counts, also while the list with it is on its way.
  if (isJoined || join.isSuccess)
    return (
      <>
        <Note tone="ok">{t('promotion.taken')}</Note>
        <BarAtFoot isAboveMenu>
          <LinkButton to={paths.rewards} isBlock>
            {t('promotion.rewards')}
          </LinkButton>
        </BarAtFoot>
      </>
    );
  if (action === 'join' && !isGuest) return <Join id={id} join={join} />;
  return (
    <BarAtFoot isAboveMenu>
      {action === 'join' ? (
        <LinkButton variant="primary" isBlock to={loginLink(promotionLink(id))}>
          {t('promotion.loginToJoin')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" isBlock to={paths.deposit}>
          {tCommon('deposit')}
        </LinkButton>
      )}
    </BarAtFoot>
  );
};
