import type { Area } from '../http/area.ts';
import { walletApi } from './wallet/wallet.api.ts';

export const MONEY: Area = { name: 'money', apis: [walletApi] };
