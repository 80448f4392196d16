import type { Area } from '../http/area.ts';
import { timeOutJob } from '../orders/time-out.ts';
import { bankAccountsApi } from './bank-accounts/bank-accounts.api.ts';
import { accountEncryptionJob, accountRemovalJob } from './bank-accounts/bank-accounts.jobs.ts';
import { withdrawBankSeed } from './bank-accounts/withdraw-banks.seed.ts';
import { bonusesApi } from './bonuses/bonuses.api.ts';
import { depositPromotionSeed } from './bonuses/deposit-promotions.seed.ts';
import { followBonusesJob } from './bonuses/follow-bonuses.jobs.ts';
import { keepInBreak } from './bonuses/keep-in-break.ts';
import { depositDesk } from './deposits/deposit-desk.ts';
import { depositsApi } from './deposits/deposits.api.ts';
import { depositChannelSeed, depositOrderSeed } from './deposits/deposits.seed.ts';
import { followDepositsJob } from './deposits/follow-deposits.jobs.ts';
import { handlePaymentCallback } from './deposits/handle-payment-callback.ts';
import { limitsApi } from './limits/limits.api.ts';
import { DEPOSIT } from './order-kinds/deposit-order.ts';
import { profitApi } from './profit/profit.api.ts';
import { callbacksApi } from './providers/callbacks.api.ts';
import { creditDailyRebatesJob } from './rebates/credit-daily-rebates.jobs.ts';
import { rebateRatesSeed } from './rebates/rebate-rates.seed.ts';
import { rebatesApi } from './rebates/rebates.api.ts';
import { redRainApi } from './red-rain/red-rain.api.ts';
import { redRainPurge } from './red-rain/red-rain.jobs.ts';
import { redRainSeed } from './red-rain/red-rain-rules.ts';
import { moneyRulesSeed } from './rules/money-rules.ts';
import { transactionsApi } from './transactions/transactions.api.ts';
import { transfersApi } from './transfers/transfers.api.ts';
import { walletApi } from './wallet/wallet.api.ts';
import { handlePayoutCallback } from './withdrawals/handle-payout-callback.ts';
import { overduePayoutsJob, payOutJob } from './withdrawals/pay-out.jobs.ts';
import { withdrawalDesk } from './withdrawals/withdrawal-desk.ts';
import { withdrawalsApi } from './withdrawals/withdrawals.api.ts';

export const MONEY: Area = {
  name: 'money',
  apis: [
    walletApi,
    transactionsApi,
    profitApi,
    rebatesApi,
    bankAccountsApi,
    depositsApi,
    limitsApi,
    bonusesApi,
    redRainApi,
    depositDesk,
    withdrawalsApi,
    withdrawalDesk,
    transfersApi,
    callbacksApi({ onPayment: handlePaymentCallback, onPayout: handlePayoutCallback }),
  ],
  jobs: [
    timeOutJob(DEPOSIT),
    followDepositsJob,
    followBonusesJob,
    overduePayoutsJob,
    payOutJob,
    accountRemovalJob,
    accountEncryptionJob,
    creditDailyRebatesJob,
    redRainPurge,
  ],
  eventHandlers: [keepInBreak],
  seeds: [
    depositChannelSeed,
    depositOrderSeed,
    depositPromotionSeed,
    withdrawBankSeed,
    moneyRulesSeed,
    rebateRatesSeed,
    redRainSeed,
  ],
};
