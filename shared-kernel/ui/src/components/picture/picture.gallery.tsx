import type { Examples } from '../../gallery/examples.ts';
import { Picture } from './picture.tsx';

const SUNRISE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 160'%3E%3Crect width='120' height='160' fill='%23274b8f'/%3E%3Ccircle cx='60' cy='110' r='46' fill='%23ffb35c'/%3E%3C/svg%3E";

export const examples: Examples = {
  'a tile': () => <Picture src={SUNRISE} alt="Sunrise" width={120} height={160} />,
  'as wide as its place': () => <Picture src={SUNRISE} alt="" width={160} height={60} isBlock />,
  'all of it': () => <Picture src={SUNRISE} alt="" width={56} height={56} fit="contain" />,
  'its upper part': () => <Picture src={SUNRISE} alt="" width={40} height={40} fit="top" />,
  'nowhere to be had': () => <Picture src="" alt="Golden Reef" width={120} height={160} />,
};
