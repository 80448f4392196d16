/** What other areas, and the control API, may do with money. */

export { openDeposit } from './deposits/open-deposit.ts';
export { decideDeposit, receivePayment } from './deposits/settle-deposit.ts';
export { countedMoves } from './profit/counted-moves.ts';
export { claimableRebate } from './rebates/claim-rebates.ts';
export { OWN_BET, rebatedOn } from './rebates/day-rebates.ts';
export { toTransaction, transactionRecords } from './transactions/transactions.ts';
export { sendMoney, transferStateOf } from './transfers/send-money.ts';
export { decideWithdrawal } from './withdrawals/end-withdrawal.ts';
