/** Lottery orders wherever a member sees them: a card, its lines, the way back before the cut-off. */
export { isWaiting, type LotteryOrder } from './lottery-order.ts';
export { useLotteryTexts } from './lottery-texts.ts';
export { OrderCard } from './order-card.tsx';
export { OrderSheet } from './order-sheet.tsx';
export { type Marks, spellLine, spellMark } from './spell-line.ts';
export { useCancelling } from './use-cancelling.ts';
export { useOrders } from './use-orders.ts';
export { usePauseFrom } from './use-pause-from.ts';
