import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { paths } from '@shared-kernel/contracts/system/paths';
import { useCallback, useEffect, useRef, useState } from 'react';
import { publish } from 'shared-kernel/events';
import { useBalance } from 'shared-kernel/member';
import { useNavigate } from 'shared-kernel/router';
import { keepSound } from 'shared-kernel/sound';
import type { GameNews, PlainNews } from './game-message.ts';

/** A round with free spins takes less; after that the server is asked, whatever the game says. */
export const GAME_WORD_MS = 30_000;

interface GameWord {
  readonly amount: string;
  /** When the game said that the round is over; undefined while it goes on. */
  readonly settledAt: number | undefined;
}

/**
 * One balance on the screen: while a round goes on, the bar shows what the game shows, which the server would run ahead of.
 * Once the round is over the server's next answer counts, and it counts for everything but this bar at any time.
 */
const useGameBalance = (askServer: () => void) => {
  const [word, setWord] = useState<GameWord>();
  const { dataUpdatedAt } = useBalance();

  useEffect(() => {
    if (word === undefined || word.settledAt !== undefined) return;
    const timer = setTimeout(() => {
      setWord(undefined);
      askServer();
    }, GAME_WORD_MS);
    return () => clearTimeout(timer);
  }, [word, askServer]);

  const isOver = word?.settledAt !== undefined && dataUpdatedAt > word.settledAt;
  return {
    /** What the bar shows in place of the server's last answer; undefined: that answer. */
    shown: isOver ? undefined : word?.amount,
    show: (amount: string) => setWord({ amount, settledAt: undefined }),
    settle: () => setWord((before) => before && { ...before, settledAt: Date.now() }),
    forget: () => setWord(undefined),
  };
};

/** A round ends with several messages in a row: the balance is asked for once. */
const GATHER_MS = 100;

/** Tells the site that the game has moved money. What the balance now is, the server says, never the frame. */
const useWalletNews = (): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => publish('wallet.changed', {}), GATHER_MS);
  }, []);
};

/** Launches that a game may ask for by itself while it is open; after that the player reloads it. */
export const MOST_WISHES = 3;

/** Counts a game's wishes for a new launch: a game that does nothing but wish does not keep the site launching. */
const useFrameWishes = (): (() => boolean) => {
  const taken = useRef(0);
  return () => {
    taken.current += 1;
    return taken.current <= MOST_WISHES;
  };
};

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
    'game.limits-wanted': () => void navigate(limitsLink),
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
