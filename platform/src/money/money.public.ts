/** What other areas, and the control API, may do with money. */

export { bankAccounts } from './bank-accounts/bank-accounts.tables.ts';
export { bonusName, bonusNow } from './bonuses/bonus-now.ts';
export { bonuses } from './bonuses/bonuses.tables.ts';
export { giveBonus } from './bonuses/give-bonus.ts';
export { REWARD_BONUS } from './bonuses/prize-names.ts';
export { creditedDeposits } from './deposits/credited-deposits.ts';
export { deposits } from './deposits/deposits.tables.ts';
export { openDeposit } from './deposits/open-deposit.ts';
export { decideDeposit, receivePayment } from './deposits/settle-deposit.ts';
export { countedMoves } from './profit/counted-moves.ts';
export { bestRates } from './rebates/best-rates.ts';
export { claimableRebate } from './rebates/claim-rebates.ts';
export { OWN_BET, rebatedOn } from './rebates/day-rebates.ts';
export { toTransaction, transactionRecords } from './transactions/transactions.ts';
export { sendMoney, transferStateOf } from './transfers/send-money.ts';
export { activeBonus } from './turnover/active-bonus.ts';
export type { BonusOwner } from './turnover/end-bonus.ts';
export { holdWithdrawable } from './turnover/withdrawable.ts';
export { decideWithdrawal } from './withdrawals/end-withdrawal.ts';
