import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture of the transfer is sent, and there again after a reload', {
  tag: SPOKEN,
}, async ({ page, pages: { deposit }, control, signedInAs }) => {
  await signedInAs(await aMember(control));
  await deposit.open();
  await deposit.order('₱500');
  const buffer = Buffer.from(PNG, 'base64');
  await deposit.proofFile.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
  await deposit.sendProof.click();
  await expect(deposit.sentProof).toHaveJSProperty('naturalWidth', 1);
  await page.reload();
  await expect(deposit.sentProof).toHaveJSProperty('naturalWidth', 1);
});
