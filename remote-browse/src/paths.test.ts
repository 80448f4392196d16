import { launchGameLink, loginLink, readLaunchParams } from './paths.ts';

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

it('comes back from login to where it was', () => {
  expect(loginLink('/m/home?category=RNG')).toBe('/m/login?back=%2Fm%2Fhome%3Fcategory%3DRNG');
});
