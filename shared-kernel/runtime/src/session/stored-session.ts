import { boolean, object, regex, string } from '@shared-kernel/contracts/schema';
import { MEMBER_NAMES, stored } from 'shared-kernel/storage';

/** The session as the specification stores it, field by field (accounts §3). One that cannot be read counts as signed out. */
export const storedSession = stored(MEMBER_NAMES.session, {
  owner: 'member',
  schema: object({
    token: string().check(regex(/./)),
    merchantCode: string(),
    userName: string(),
    type: string(),
    firstTimeLogin: boolean(),
  }),
});
