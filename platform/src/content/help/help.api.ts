import * as contract from '@shared-kernel/contracts/system/system';
import { asc, eq } from '../../database/orm.ts';
import { type Api, answer } from '../../http/answer.ts';
import { helpArticles } from './help.tables.ts';

/** The help centre of a merchant (browsing §2), in the language asked for. */
export const helpApi = (api: Api): void => {
  answer(api, contract.getHelpCenter, async ({ platform, merchant, language }) => {
    const articles = await platform.db
      .select({ wording: helpArticles.wording })
      .from(helpArticles)
      .where(eq(helpArticles.merchant, merchant.baseCode))
      .orderBy(asc(helpArticles.sort));
    return { items: articles.map(({ wording }) => wording[language]) };
  });
};
