import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { walkJourney } from '../flows/journey.ts';

test.use({ isFirstVisit: true });
// Four visits of two people through three remotes: several tests' worth.
test.describe.configure({ timeout: 150_000 });

test(
  'a guest logs in, plays a slot, finds the bet in the member centre, and the agent above sees the play',
  {
    tag: SPOKEN,
  },
  ({ page, pages, control, language }) =>
    walkJourney({ page, pages, control, language, expect, step: (title, take) => test.step(title, take) }),
);
