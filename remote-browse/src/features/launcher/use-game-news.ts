import { paths } from '@shared-kernel/contracts/system/paths';
import { useRef } from 'react';
import { useNavigate } from 'shared-kernel/router';
import { keepSound } from 'shared-kernel/sound';
import type { GameNews, PlainNews } from './game-message.ts';
import { useFrameWishes } from './use-frame-wishes.ts';
import { useGameBalance } from './use-game-balance.ts';
import { useWalletNews } from './use-wallet-news.ts';

interface Answers {
  /** In free play the game's balance is play money, which is not the bar's. */
  readonly isFreePlay: boolean;
  readonly onReady: () => void;
  readonly onLeave: () => void;
  /** The game wants a new launch, and may have one. */
  readonly onRelaunch: () => void;
}

/** What a game's words lead to. `balance`: what the bar shows in place of the server's last answer. */
export const useGameNews = ({ isFreePlay, onReady, onLeave, onRelaunch }: Answers) => {
  const navigate = useNavigate();
  const takeWish = useFrameWishes();
  const tellWallet = useWalletNews();
  const { shown, show, settle, forget } = useGameBalance(tellWallet);

  const isLeaving = useRef(false);
  // A step back takes effect later: another one before that would lead out of the page that the first one leads to.
  const leaveOnce = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    onLeave();
  };
  const relaunch = () => {
    forget();
    onRelaunch();
  };
  const plain: Readonly<Record<PlainNews, () => void>> = {
    'game.ready': onReady,
    'game.leave-wanted': leaveOnce,
    'game.deposit-wanted': () => void navigate(paths.deposit),
    'game.launch-wanted': () => {
      if (takeWish()) relaunch();
    },
    'game.round-settled': () => {
      settle();
      tellWallet();
    },
  };
  const hear = (news: GameNews) => {
    if (news.type === 'game.sound') keepSound(news.sound);
    else if (news.type !== 'game.balance') plain[news.type]();
    else if (news.balance === undefined || isFreePlay) tellWallet();
    else show(news.balance);
  };
  return { hear, balance: shown, relaunch };
};
