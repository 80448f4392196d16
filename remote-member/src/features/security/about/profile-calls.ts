import { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { getSecurityConfig, setEmail, setNickname, setPayeeName } from '@shared-kernel/contracts/member/profile';
import { useApiMutation } from 'shared-kernel/query';

const config = { invalidates: [getSecurityConfig] };

export const useSetEmail = () => useApiMutation(setEmail, config);

export const useSetRealName = () => useApiMutation(setPayeeName, { invalidates: [getSecurityConfig, getBankCards] });

export const useSetNickname = () => useApiMutation(setNickname, config);
