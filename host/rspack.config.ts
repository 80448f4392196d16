import { defineHost } from 'delivery/preset';

export default defineHost({ entry: './src/main.tsx', skeleton: './edge/pages/skeleton.css' });
