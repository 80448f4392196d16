import { addDays, dayOf, MERCHANT_TIME_ZONE, startOfDay } from 'shared-kernel/contracts/calendar';
import type { Language } from 'shared-kernel/contracts/values';
import type {
  announcements as announcementsTable,
  matches as matchesTable,
  Wording,
} from '../content/home/home.tables.ts';

type AnnouncementRow = typeof announcementsTable.$inferInsert;
type Draft = Omit<AnnouncementRow, 'merchant' | 'sort' | 'groupName' | 'id'> & {
  readonly key: string;
  readonly groupName?: string;
};

const LOCALES: Readonly<Record<Language, string>> = { EN: 'en-PH', TY: 'fil-PH' };

const text = (title: string, body: string, eyebrow?: string): Wording =>
  eyebrow === undefined ? { title, body } : { title, body, eyebrow };

const endOfMonth = (now: Date, language: Language): string => {
  const firstOfNext = startOfDay(
    addDays(`${dayOf(now).slice(0, 8)}28`, 4)
      .slice(0, 8)
      .concat('01'),
  );
  const lastDay = new Date(firstOfNext.getTime() - 1);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: MERCHANT_TIME_ZONE,
    day: 'numeric',
    month: 'long',
  }).format(lastDay);
};

const none = { hero: null, link: null, promotionType: null, execution: null };

const drafts = (name: string, now: Date): readonly Draft[] => [
  {
    ...none,
    key: 'lantern-season',
    type: 'B',
    hero: 'lanterns',
    link: '/m/activityInfo?id=lantern-season',
    publishedAt: now,
    wording: {
      EN: text('Lantern season: 1.2% daily rebate', 'On every slot and fishing bet', `Until ${endOfMonth(now, 'EN')}`),
      TY: text(
        'Panahon ng parol: 1.2% rebate araw-araw',
        'Sa bawat taya sa slots at pangisda',
        `Hanggang ${endOfMonth(now, 'TY')}`,
      ),
    },
  },
  {
    ...none,
    key: 'reef-cup',
    type: 'B',
    hero: 'reef',
    link: '/m/activityInfo?id=reef-cup',
    publishedAt: now,
    wording: {
      EN: text('Reef Cup, ₱500,000 shared', 'Top 200 catches win', 'Fri to Sun'),
      TY: text('Reef Cup, ₱500,000 paghahatian', 'Panalo ang 200 nangunguna', 'Biyernes hanggang Linggo'),
    },
  },
  {
    ...none,
    key: 'court-finals',
    type: 'B',
    hero: 'court',
    link: '/m/activityInfo?id=court-finals',
    publishedAt: now,
    wording: {
      EN: text('Court finals: stake back up to ₱1,000', 'When your team loses by three or less', 'Every match night'),
      TY: text(
        'Finals sa court: balik-taya hanggang ₱1,000',
        'Kapag tatlo o mas mababa ang lamang ng kalaban',
        'Tuwing may laro',
      ),
    },
  },
  {
    ...none,
    key: 'register-welcome',
    type: 'B',
    groupName: 'm_reg',
    hero: 'lanterns',
    publishedAt: now,
    wording: {
      EN: text(`Welcome to ${name}`, 'An account takes one minute'),
      TY: text(`Maligayang pagdating sa ${name}`, 'Isang minuto lang ang pagbukas ng account'),
    },
  },
  {
    ...none,
    key: 'maintenance-sunday',
    type: 'PL',
    publishedAt: new Date(now.getTime() - 3_600_000),
    wording: {
      EN: text('Scheduled maintenance', '<p>Sunday 03:00 to 04:00, deposits stay open.</p>'),
      TY: text('Nakatakdang maintenance', '<p>Linggo 03:00 hanggang 04:00, bukas ang deposito.</p>'),
    },
  },
  {
    ...none,
    key: 'new-slots',
    type: 'PL',
    publishedAt: new Date(now.getTime() - 26 * 3_600_000),
    wording: {
      EN: text(
        'New this week',
        '<p>Gem Tide, Halo-Halo and Bangka Bay are open. <a href="/m/gameList?gameType=RNG">See the slots</a></p>',
      ),
      TY: text(
        'Bago ngayong linggo',
        '<p>Bukas na ang Gem Tide, Halo-Halo at Bangka Bay. <a href="/m/gameList?gameType=RNG">Tingnan ang slots</a></p>',
      ),
    },
  },
  {
    ...none,
    key: 'safe-account',
    type: 'PL',
    publishedAt: new Date(now.getTime() - 4 * 86_400_000),
    wording: {
      EN: text('We never ask for your password', '<p>Not by phone, not by message, not by e-mail.</p>'),
      TY: text('Hindi namin hihingin ang iyong password', '<p>Hindi sa telepono, sa mensahe, o sa e-mail.</p>'),
    },
  },
  {
    ...none,
    key: 'rewards-wait',
    type: 'PU',
    promotionType: 'REWARD',
    execution: 'A',
    publishedAt: now,
    wording: {
      EN: text(
        'Lantern season is on',
        '<p>1.2% of every slot and fishing bet comes back each day.</p><p><a href="/m/rewardCenter">See your rewards</a></p>',
      ),
      TY: text(
        'Panahon na ng parol',
        '<p>Bumabalik araw-araw ang 1.2% ng bawat taya sa slots at pangisda.</p><p><a href="/m/rewardCenter">Tingnan ang mga gantimpala</a></p>',
      ),
    },
  },
  {
    ...none,
    key: 'guest-welcome',
    type: 'PU',
    promotionType: 'WELCOME',
    execution: 'B',
    publishedAt: now,
    wording: {
      EN: text(
        `Welcome to ${name}`,
        '<p>Try any slot with play money before you open an account.</p><p><a href="/m/trail">Try for free</a></p>',
      ),
      TY: text(
        `Maligayang pagdating sa ${name}`,
        '<p>Subukan ang kahit anong slot gamit ang play money bago magbukas ng account.</p><p><a href="/m/trail">Subukan nang libre</a></p>',
      ),
    },
  },
  {
    ...none,
    key: 'first-login',
    type: 'PU',
    execution: 'F',
    publishedAt: now,
    wording: {
      EN: text(
        'Your first visit',
        '<p>Set a deposit limit before you play. <a href="/m/securityCenter">Open the security centre</a></p>',
      ),
      TY: text(
        'Unang pagbisita',
        '<p>Magtakda ng limitasyon sa deposito bago maglaro. <a href="/m/securityCenter">Buksan ang security centre</a></p>',
      ),
    },
  },
  {
    ...none,
    key: 'agent-rates',
    type: 'A',
    publishedAt: new Date(now.getTime() - 2 * 86_400_000),
    wording: {
      EN: text('Agent rates of the new month', '<p>Slot rebate rises to 0.8% from the first.</p>'),
      TY: text('Antas ng ahente sa bagong buwan', '<p>Tataas sa 0.8% ang rebate sa slots mula sa unang araw.</p>'),
    },
  },
  {
    ...none,
    key: 'agent-reports',
    type: 'A',
    publishedAt: new Date(now.getTime() - 6 * 86_400_000),
    wording: {
      EN: text('Team reports refresh every minute', '<p>Figures of today follow your team’s play as it happens.</p>'),
      TY: text('Kada minuto ang ulat ng team', '<p>Sumusunod sa laro ng team ang mga bilang ngayong araw.</p>'),
    },
  },
];

export const announcementRows = (
  merchant: { readonly code: string; readonly name: string },
  now: Date,
): AnnouncementRow[] =>
  drafts(merchant.name, now).map(({ key, groupName, ...draft }, sort) => ({
    ...draft,
    id: `${merchant.code}/${key}`,
    merchant: merchant.code,
    groupName: groupName ?? 'm_home',
    sort,
  }));

const LEAGUES: readonly Record<Language, string>[] = [
  { EN: 'Island Basketball League', TY: 'Island Basketball League' },
  { EN: 'Harbour Cup', TY: 'Kopa ng Daungan' },
];
const TEAMS = [
  'Manila Tides',
  'Cebu Kestrels',
  'Davao Eagles',
  'Iloilo Lanterns',
  'Baguio Pines',
  'Vigan Bulls',
  'Palawan Rays',
  'Bohol Tarsiers',
];
const START_HOURS = [15, 17.5, 19.5];
const HOUR_MS = 3_600_000;
const DAYS_AHEAD = 14;

/** Matches of today and two weeks on, the same for a day every time. */
export const matchRows = (now: Date, nodeId: string): (typeof matchesTable.$inferInsert)[] =>
  Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(dayOf(now), ahead)).flatMap((day) => {
    const turn = Math.floor(startOfDay(day).getTime() / 86_400_000);
    return START_HOURS.map((hour, slot) => {
      const isMain = hour === START_HOURS.at(-1);
      const first = isMain ? 0 : ((turn + slot * 2) % 3) * 2 + 2;
      return {
        id: `${day}/${slot}`,
        league: LEAGUES[slot % LEAGUES.length] ?? { EN: '', TY: '' },
        homeTeam: TEAMS[first] ?? 'Manila Tides',
        awayTeam: TEAMS[first + 1] ?? 'Cebu Kestrels',
        nodeId,
        startsAt: new Date(startOfDay(day).getTime() + hour * HOUR_MS),
      };
    });
  });
