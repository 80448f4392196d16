import type { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { launchGameLink } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { useTranslation } from 'shared-kernel/i18n';

type PlayedGame = NonNullable<ValueOf<typeof getBetRecords>['list'][number]['game']>;

/** Lists of free play say 0. */
const FOR_MONEY = 1;

/** Opens the game of a record. */
const PlayAgain = ({ vassalage, nodeId, gameId, gameCode }: PlayedGame) => {
  const { t } = useTranslation('member');
  const link = launchGameLink({ vendor: vassalage, nodeId, gameId, code: gameCode, supportPlay: FOR_MONEY });
  return (
    <LinkButton to={link} variant="primary" isBlock>
      {t('playAgain')}
    </LinkButton>
  );
};

/** The action of a record's detail: nothing where no game can be opened. */
export const playAgainOf = ({ game }: { readonly game?: PlayedGame | undefined }) =>
  game === undefined ? undefined : <PlayAgain {...game} />;
