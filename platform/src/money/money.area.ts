import type { Area } from '../http/area.ts';
import { timeOutJob } from '../orders/time-out.ts';
import { DEPOSIT } from './deposits/deposit-order.ts';
import { depositChannelSeed, depositOrderSeed } from './deposits/deposits.seed.ts';
import { walletApi } from './wallet/wallet.api.ts';

export const MONEY: Area = {
  name: 'money',
  apis: [walletApi],
  jobs: [timeOutJob(DEPOSIT)],
  seeds: [depositChannelSeed, depositOrderSeed],
};
