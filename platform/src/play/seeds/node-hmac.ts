import { createHmac } from 'node:crypto';
import type { HmacSha256 } from '../fair-random/fair-random.ts';

export const nodeHmac: HmacSha256 = (key, message) => createHmac('sha256', key).update(message).digest();
