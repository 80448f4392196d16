import {
  affiliateLink,
  HOME_ALIASES,
  launchGameLink,
  loginLink,
  pageAfterLogin,
  paths,
  REGISTER_ALIASES,
  readLaunchParams,
  readLotteryParams,
  readReferrer,
  referralLink,
  registerLink,
  startLotteryLink,
} from './paths.ts';

const read = (link: string) => readLaunchParams(new URL(link, 'https://site.test').searchParams);

describe('the launcher address', () => {
  it('reads back everything that was written into it', () => {
    const params = {
      vendor: 'TCG_SEA',
      gameId: '7',
      nodeId: '0042',
      supportPlay: 0,
      code: 'lobby',
      playType: 'ent',
      prizeMode: 'SEA',
      pageBack: '/m/home?category=RNG',
      isFreePlay: true,
    } as const;
    expect(read(launchGameLink(params))).toEqual(params);
  });

  it.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/m/../x', '/other'])(
    'does not leave the site by pageBack %s',
    (pageBack) => {
      const params = read(`/m/launchGame?vendor=JL&nodeId=1&pageBack=${encodeURIComponent(pageBack)}`);
      expect(params).toBeDefined();
      expect(params?.pageBack).toBeUndefined();
    },
  );

  it('names no game without a vendor and a node', () => {
    expect(read('/m/launchGame?vendor=JL')).toBeUndefined();
    expect(read('/m/launchGame?nodeId=1')).toBeUndefined();
  });

  it('takes the default code, and no free play, when the address does not say', () => {
    expect(read('/m/launchGame?vendor=JL&nodeId=1')).toMatchObject({ code: 'lobby', supportPlay: 1 });
  });
});

describe('the login page', () => {
  const after = (back: string) => pageAfterLogin(new URLSearchParams({ back }));

  it('comes back to where it was asked for', () => {
    expect(loginLink('/m/home?category=RNG')).toBe('/m/login?back=%2Fm%2Fhome%3Fcategory%3DRNG');
    expect(loginLink()).toBe('/m/login');
  });

  it.each(['/m/member/home', '/m/gameRecord?range=7d#top', '/m/launchGame?nodeId=12&pageBack=%2Fm%2Fhome'])(
    'goes on to %s of this site',
    (back) => {
      expect(after(back)).toBe(back);
      expect(pageAfterLogin(new URL(loginLink(back), 'https://site.test').searchParams)).toBe(back);
    },
  );

  it.each([
    '',
    '/',
    'm/home',
    '/mobile/home',
    '/wps/session/logout',
    '//evil.example/m/home',
    '/\\evil.example/m/home',
    'https://evil.example/m/home',
    'javascript:alert(1)',
    '/m/../evil',
    '/m/%2e%2e/evil',
    '/m/..//evil.example',
    '\t/m/home',
  ])('refuses %s in both directions', (back) => {
    expect(after(back)).toBe('/m/home');
    expect(loginLink(back)).toBe('/m/login');
  });

  it('takes the way back along to the registration', () => {
    expect(registerLink('/m/agent')).toBe('/m/register?back=%2Fm%2Fagent');
    expect(registerLink('https://evil.example/m/home')).toBe('/m/register');
  });

  it('does not come back to itself, nor to the registration', () => {
    expect(after('/m/login')).toBe('/m/home');
    for (const path of [paths.register, ...REGISTER_ALIASES]) expect(after(path)).toBe('/m/home');
    expect(after('/m/login?back=/m/login')).toBe('/m/home');
    expect(pageAfterLogin(new URLSearchParams())).toBe('/m/home');
  });
});

describe('registration links', () => {
  const referrerOf = (link: string) => readReferrer(new URL(link).searchParams);

  it('name the member, or the affiliate with its domain', () => {
    expect(referrerOf(referralLink('https://site.test', '77'))).toEqual({ kind: 'member', recommenderId: '77' });
    expect(referrerOf(affiliateLink('https://site.test', 'AFF1', 'aff.test'))).toEqual({
      kind: 'affiliate',
      affiliateCode: 'AFF1',
      domain: 'aff.test',
    });
    expect(referrerOf('https://site.test/m/register')).toEqual({ kind: 'none' });
  });

  it('count for the affiliate where both are named', () => {
    expect(referrerOf('https://site.test/m/register?recommenderId=77&affiliateCode=AFF1')).toMatchObject({
      kind: 'affiliate',
    });
  });
});

describe('the address of a lottery', () => {
  const lotteryOf = (link: string) => readLotteryParams(new URL(link, 'https://site.test').searchParams);

  it('reads back everything that was written into it', () => {
    const params = { code: 'bola-fast-3', prizeMode: 'Elott', playType: 'ent' } as const;
    expect(startLotteryLink(params)).toBe('/m/startLottery?code=bola-fast-3&prize_mode=Elott&playType=ent');
    expect(lotteryOf(startLotteryLink(params))).toEqual(params);
  });

  it.each([
    ['/m/startLottery?code=x&prize_mode=SEA', { code: 'x', prizeMode: 'SEA', playType: 'trad' }],
    ['/m/startLottery?code=x&prize_mode=SEA&playType=loud', { code: 'x', prizeMode: 'SEA', playType: 'trad' }],
    ['/m/startLottery?code=x&prize_mode=elott', undefined],
    ['/m/startLottery?prize_mode=SEA', undefined],
  ])('%s → %j', (link, params) => {
    expect(lotteryOf(link)).toEqual(params);
  });
});

it('no address stands for two pages', () => {
  const all = [...Object.values(paths), ...HOME_ALIASES, ...REGISTER_ALIASES];
  expect(new Set(all).size).toBe(all.length);
});
