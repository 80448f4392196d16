import type { Area } from '../http/area.ts';
import { closedTrialsPromotions } from './members/closed-trials.ts';
import { membersApi } from './members/members.api.ts';

/** The member centre: what it shows of the areas below it. */
export const CENTRE: Area = {
  name: 'centre',
  apis: [membersApi],
  eventHandlers: [closedTrialsPromotions],
};
