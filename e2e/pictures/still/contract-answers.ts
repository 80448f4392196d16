import {
  type ContractState,
  getContractRequests,
  getDividendContract,
  getDownlineContracts,
  getHourlyContract,
  getSalaryContract,
} from '@shared-kernel/contracts/agent/contracts';
import { still } from './still-rows.ts';

const CONTRACT: ContractState = {
  request: {
    id: '7',
    status: 'proposed',
    tiers: [
      { validBet: '100000.00', activeMembers: 3, rate: '0.10' },
      { validBet: '98766770.10', activeMembers: 1250, rate: '0.25' },
    ],
    proposer: 'mar***88',
    proposedAt: '2026-11-20T08:00:00+08:00',
    expiresAt: '2026-11-27T08:00:00+08:00',
    inForceFrom: '2026-11-22',
  },
  inForce: {
    id: '6',
    status: 'agreed',
    tiers: [{ validBet: '50000.00', activeMembers: 2, rate: '0.05' }],
    proposedAt: '2026-10-01T08:00:00+08:00',
    inForceFrom: '2026-10-04',
  },
  history: [
    {
      id: '5',
      status: 'agreed',
      tiers: [{ validBet: '20000.00', activeMembers: 1, rate: '0.03' }],
      proposedAt: '2026-09-01T08:00:00+08:00',
      inForceFrom: '2026-09-02',
    },
  ],
  activeValidBet: '1000.00',
};

/** What contracts an agent has, and a member below. */
export const CONTRACT_ANSWERS = [
  still(getDownlineContracts, {
    userName: 'liza_cruz7',
    list: [
      {
        kind: 'salary',
        own: [{ validBet: '98766770.10', activeMembers: 1250, rate: '0.25' }],
        inForce: CONTRACT.inForce,
      },
      { kind: 'dividend', own: [], request: CONTRACT.request },
      { kind: 'hourly', own: [] },
    ],
  }),
  still(getContractRequests, { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false }),
  still(getSalaryContract, CONTRACT),
  still(getDividendContract, { ...CONTRACT, request: undefined }),
  still(getHourlyContract, {
    ...CONTRACT,
    inForce: undefined,
    history: [],
    inReview: [
      { startsAt: '2026-11-20T15:00:00+08:00', amount: '1250.40' },
      { startsAt: '2026-11-20T16:00:00+08:00', amount: '98766770.10' },
    ],
  }),
];
