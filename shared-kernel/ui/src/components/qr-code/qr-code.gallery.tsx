import type { Examples } from '../../gallery/examples.ts';
import { QrCode } from './qr-code.tsx';

export const examples: Examples = {
  'a link': () => <QrCode value="https://tala.ph/m/register?recommenderId=1042" label="QR code of your link" />,
  small: () => <QrCode value="00020101021226" label="Pay with your bank's app" size={120} />,
};
