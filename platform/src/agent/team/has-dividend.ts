import { MEMBER_TYPES } from '@shared-kernel/contracts/system/values';
import { isAgentType } from './asked-team.ts';

const WITHOUT: readonly number[] = MEMBER_TYPES.withoutContracts;

/** Agents but for those without contracts (specification: accounts §3). */
export const hasDividend = (type: number): boolean => isAgentType(type) && !WITHOUT.includes(type);
