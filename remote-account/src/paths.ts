/** Paths of this remote and the ones it leads to, each with its link builder. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
} as const;

/** The query parameter that says where a visitor wanted to go before they had to log in. */
export const BACK_PARAMETER = 'back';

/** The login page, coming back to `from` (a same-site path) afterwards. */
export const loginPath = (from?: string): string =>
  from === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ [BACK_PARAMETER]: from })}`;
