import { combinationsOf } from '@shared-kernel/contracts/browse/lottery-lines';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { Dices } from '@shared-kernel/ui/icons';
import { Money } from '@shared-kernel/ui/money';
import { useState } from 'react';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Play } from '../../../shared/lottery/lottery.ts';
import type { Marks } from '../../../shared/orders/spell-line.ts';
import { groupsOf, noMarks, quickPick } from '../picks/marks.ts';
import { NumberPicker } from '../picks/number-picker.tsx';
import styles from './play-panel.module.css';
import { stakesOf } from './stakes.ts';

const ONE_FIGURE = 9;

interface PlayRuleProps {
  readonly play: Play;
  /** Of one bet, in centavos. */
  readonly stake: number;
}

/** What a stake wins at these odds (what 1.00 wins), a fraction of a centavo left out as the platform does. */
const winOf = (odds: string, stake: number): string => toDecimalAmount(Math.floor((parseAmount(odds) * stake) / 100));

/** How a play is won, and what the chosen stake would win by it. */
const PlayRule = ({ play, stake }: PlayRuleProps) => {
  const { t } = useTranslation('browse');
  const { money } = useFormat();
  const prizes =
    play.prizes.length > 0 ? play.prizes : play.options.map(({ code, ...option }) => ({ key: code, ...option }));
  return (
    <div className={styles.part}>
      {play.rule !== '' && <p>{play.rule}</p>}
      {prizes.length > 0 && (
        <>
          <p className={styles.label}>{t('play.wins', { stake: money(toDecimalAmount(stake)) })}</p>
          <dl className={styles.prizes}>
            {prizes.map(({ key, name, odds }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <Money amount={winOf(odds, stake)} size={2} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
};

/** What each group of a play asks for: a place of the draw, so many numbers, or a side. */
const useGroupLabels = (play: Play): readonly string[] => {
  const { t } = useTranslation('browse');
  if (play.form === 'choice') return [t('play.chooseSide')];
  if (play.form !== 'ordered')
    return [
      play.maxMarks > play.places
        ? t('play.chooseSystem', { least: play.places, most: play.maxMarks })
        : t('play.chooseNumbers', { number: play.places }),
    ];
  return Array.from({ length: groupsOf(play) }, (_, place) =>
    t(play.max > ONE_FIGURE ? 'play.placeNumber' : 'play.place', { place: place + 1 }),
  );
};

interface PlayPanelProps {
  readonly play: Play;
  /** Why no line can be added now; undefined where one can. */
  readonly lockedBecause: string | undefined;
  readonly onAdd: (line: { readonly marks: Marks; readonly stake: number }) => void;
}

interface StakeChipsProps {
  readonly play: Play;
  readonly stake: number;
  readonly onChange: (stake: number) => void;
}

const StakeChips = ({ play, stake, onChange }: StakeChipsProps) => {
  const { t } = useTranslation('browse');
  const { wholeMoney, money } = useFormat();
  const spell = (amount: number) => (amount % 100 === 0 ? wholeMoney : money)(toDecimalAmount(amount));
  return (
    <div className={styles.part}>
      <p className={styles.label}>{t('play.stake')}</p>
      <ChipRow label={t('play.stake')}>
        {stakesOf(play).map((each) => (
          <Chip key={each} isOn={each === stake} onClick={() => onChange(each)}>
            {spell(each)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
};

/** One play: its rule and odds, its numbers, the stake of one bet, and the way onto the slip. */
export const PlayPanel = ({ play, lockedBecause, onAdd }: PlayPanelProps) => {
  const { t } = useTranslation('browse');
  const { money, number } = useFormat();
  const groupLabels = useGroupLabels(play);
  const [marks, setMarks] = useState(() => noMarks(play));
  const [stake, setStake] = useState(() => stakesOf(play)[0] ?? 0);
  const bets = combinationsOf(play, marks);
  const canAdd = bets > 0 && stake > 0 && lockedBecause === undefined;
  const add = () => {
    onAdd({ marks, stake });
    setMarks(noMarks(play));
  };
  return (
    <Card as="section" isPadded className={styles.panel} aria-label={play.playName}>
      <PlayRule play={play} stake={stake} />
      <div className={styles.actions}>
        <Button size="s" icon={Dices} onClick={() => setMarks(quickPick(play))}>
          {t('play.quickPick')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          disabled={marks.every((group) => group.length === 0)}
          onClick={() => setMarks(noMarks(play))}
        >
          {t('play.clear')}
        </Button>
      </div>
      <NumberPicker play={play} marks={marks} onChange={setMarks} groupLabels={groupLabels} />
      <StakeChips play={play} stake={stake} onChange={setStake} />
      <Button isBlock disabled={!canAdd} onClick={add}>
        {bets === 0
          ? t('play.pickFirst')
          : t('play.add', { count: bets, bets: number(bets), amount: money(toDecimalAmount(bets * stake)) })}
      </Button>
      {lockedBecause !== undefined && <p className={styles.label}>{lockedBecause}</p>}
    </Card>
  );
};
