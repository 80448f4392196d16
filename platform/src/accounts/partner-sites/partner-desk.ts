import { html } from 'hono/html';
import { eq } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { addPartnerSite, listPartnerSites, removePartnerSite } from './partner-sites.ts';

const wordsIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');

/** Affiliates whose pages show the agent area: their origins and keys. */
export const partnerDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/partners',
    show: async (now) => {
      const brands = await db.select({ code: merchants.code }).from(merchants).where(eq(merchants.isTrial, false));
      const rows = await listPartnerSites(db);
      return html`${deskTable(
        ['Partner', 'Brand', 'Agent', 'Origins', 'Added', ''],
        rows.map(
          ({ site, username }) =>
            html`<tr><td><code>${site.id}</code></td><td>${site.merchant}</td><td>${username}</td><td>${site.origins.join(' ')}</td><td>${deskTime(site.addedAt, now)}</td><td><form method="post"><button name="remove" value="${site.id}">Remove</button></form></td></tr>`,
        ),
        'There is none.',
      )}
<h2>Add a site</h2>
<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>Agent’s user name <input name="username" required></label></p>
<p><label>Origins, with spaces between <input name="origins" required placeholder="https://agents.example" size="50"></label></p>
<p><label>Public key (PEM; Ed25519 or P-256)<br><textarea name="key" required rows="5" cols="70"></textarea></label></p>
<button name="add" value="site">Add</button></form>`;
    },
    question: async ({ act }) =>
      act === 'remove' ? 'Remove this site? Its pages lose the agent area, and its sessions end.' : undefined,
    act: async ({ act, value, form, at }) => {
      if (act === 'remove') return removePartnerSite(db, value, at);
      const site = {
        merchant: form.get('merchant') ?? '',
        username: (form.get('username') ?? '').trim().toLowerCase(),
        origins: wordsIn(form.get('origins')),
        pem: form.get('key') ?? '',
      };
      await addPartnerSite(db, site, at);
    },
  });
};
