import { getHeadIcon, HEAD_ICONS, setHeadIcon } from '@shared-kernel/contracts/member/profile';
import { useApi, useApiMutation } from 'shared-kernel/query';
import type { HeadIcon } from './head-drawings.tsx';

/** The icon that the member has chosen; undefined without one, and for one that is not drawn here. */
export const useHeadIcon = (): HeadIcon | undefined => {
  const { data } = useApi(getHeadIcon, {});
  return HEAD_ICONS.find((icon) => icon === data?.icon);
};

export const useSetHeadIcon = () => useApiMutation(setHeadIcon, { invalidates: [getHeadIcon] });
