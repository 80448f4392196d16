import { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { getSecurityConfig, setEmail, setNickname, setPayeeName } from '@shared-kernel/contracts/member/profile';
import { useApi, useApiMutation } from 'shared-kernel/query';

export const useSecurityConfig = () => useApi(getSecurityConfig, {});

const config = { invalidates: [getSecurityConfig] };

export const useSetEmail = () => useApiMutation(setEmail, config);

export const useSetRealName = () => useApiMutation(setPayeeName, { invalidates: [getSecurityConfig, getBankCards] });

export const useSetNickname = () => useApiMutation(setNickname, config);
