import { area } from '../wire/contract-area.ts';
import * as agent from './agent.ts';

/** The agent contracts, for the catalogue. */
export const CALLS = [area(agent)];
