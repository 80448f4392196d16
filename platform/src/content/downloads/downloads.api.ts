import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Api } from '../../http/answer.ts';
import { siteOriginOf } from '../../http/caller.ts';
import { resolveMerchant } from '../../merchants/merchants.ts';
import { GUIDE_PATH, PROFILE_PATH } from './resources.ts';

/** The site that asked, as the document server names it: one that it serves. Fails with `request.invalid` when it is none. */
const siteOf = (context: Context): string => {
  const site = siteOriginOf(context);
  if (URL.canParse(site)) return site;
  throw new PlatformError('request.invalid', 'The host name is none.');
};

const brandNameOf = async ({ db }: Platform, site: string): Promise<string> =>
  (await resolveMerchant(db, undefined, new URL(site).host)).name;

const uuid = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)]
    .join('-')
    .toUpperCase();
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An iOS configuration profile with one web clip: the site as an icon on the home screen. */
export const webClipProfile = (name: string, site: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.webClip.managed</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>webclip.${uuid(site)}</string>
      <key>PayloadUUID</key><string>${uuid(`clip ${site}`)}</string>
      <key>Label</key><string>${escapeXml(name)}</string>
      <key>URL</key><string>${escapeXml(`${site}/m/home?webclip=1`)}</string>
      <key>FullScreen</key><true/>
      <key>IsRemovable</key><true/>
    </dict>
  </array>
  <key>PayloadDisplayName</key><string>${escapeXml(name)}</string>
  <key>PayloadIdentifier</key><string>profile.${uuid(site)}</string>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadUUID</key><string>${uuid(`profile ${site}`)}</string>
  <key>PayloadVersion</key><integer>1</integer>
</dict>
</plist>
`;

const STEPS = {
  android: [
    ['Open the browser’s menu (three dots).', 'Buksan ang menu ng browser (tatlong tuldok).'],
    ['Tap “Add to Home screen”.', 'Pindutin ang “Add to Home screen”.'],
  ],
  ios: [
    ['Open the site in Safari and tap Share.', 'Buksan ang site sa Safari at pindutin ang Share.'],
    ['Tap “Add to Home Screen”.', 'Pindutin ang “Add to Home Screen”.'],
  ],
} as const;

/** The reference platform ships no app package: the page says how the site itself becomes an app on this phone. */
const guidePage = (name: string, system: keyof typeof STEPS) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body>
<h1>${name}</h1>
${STEPS[system].map(([english, filipino]) => html`<p>${english}<br><span lang="fil">${filipino}</span></p>`)}
<p><a href="/m/home">${name}</a></p>
</body></html>`;

/** What the download links lead to: the iOS profile, and a guide for each system. */
export const downloadsApi = ({ app, platform }: Api): void => {
  app.get(PROFILE_PATH, async (context) => {
    const site = siteOf(context);
    return context.body(webClipProfile(await brandNameOf(platform, site), site), 200, {
      'Content-Type': 'application/x-apple-aspen-config',
      'Content-Disposition': 'attachment; filename="profile.mobileconfig"',
    });
  });
  app.get(GUIDE_PATH, async (context) => {
    const system = context.req.query('system') === 'ios' ? 'ios' : 'android';
    return context.html(guidePage(await brandNameOf(platform, siteOf(context)), system), 200, {
      'Content-Security-Policy': "default-src 'none'",
    });
  });
};
