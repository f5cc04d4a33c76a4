import { loadSite } from '#functions/domain/schools/site.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { portal } from '#shared/portal/contract.ts';
import { type Banner, SITE_BANNERS } from '#shared/site/banners.ts';

/** What the public home announces: what the operators have written, else what comes with the service. */
export const listBanners: UseCase<typeof portal.endpoints.banners> = async (
  { language },
  _input,
  deps,
) => {
  const banners: readonly Banner[] = (await loadSite()).banners ?? SITE_BANNERS;
  const now = deps.now();
  const list = banners.map(async ({ id, title, text, link, picture = '' }) => ({
    id,
    title: title[language],
    text: text[language],
    link,
    picture: await mediaUrl(picture, now),
  }));
  return { list: await Promise.all(list) };
};
