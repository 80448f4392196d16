export { FundsCard } from './funds-card.tsx';
export { RecentTransfers } from './recent-transfers.tsx';
