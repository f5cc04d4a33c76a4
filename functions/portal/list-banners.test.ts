import { expect, it } from 'vitest';
import { DEFAULT_SITE, saveSite } from '#functions/domain/schools/site.ts';
import { portal } from '#shared/portal/contract.ts';
import { SITE_BANNERS } from '#shared/site/banners.ts';
import { call } from '#tests/contract/harness/call.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';

inOwnTable();

const { banners } = portal.endpoints;

it('announces what comes with the service, in the language of the caller', async () => {
  for (const language of ['zh', 'cht', 'en'] as const) {
    const { data } = await call(banners, { language });
    expect(data.list).toEqual(
      SITE_BANNERS.map(({ id, title, text, link }) => ({
        id,
        link,
        title: title[language],
        text: text[language],
        picture: '',
      })),
    );
  }
});

it('announces what the operators have written instead', async () => {
  const of = (text: string) => ({ zh: text, cht: text, en: text });
  const banner = { id: 'fair', title: of('Open day'), text: of('Come in'), link: '/join' };
  await saveSite({ ...DEFAULT_SITE, banners: [banner] });
  const { data } = await call(banners, { language: 'en' });
  expect(data.list).toEqual([
    { id: 'fair', title: 'Open day', text: 'Come in', link: '/join', picture: '' },
  ]);
});
