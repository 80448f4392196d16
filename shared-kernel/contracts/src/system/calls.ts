import { area } from '../wire/contract-area.ts';
import * as system from './system.ts';

/** The system contracts, for the catalogue. */
export const CALLS = [area(system)];
