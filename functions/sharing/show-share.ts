import { type OpenedAddress, openAddress } from '#functions/domain/reports/open-share.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { Page } from '#functions/request/page.ts';
import type { Language } from '#shared/languages.ts';
import type { sharing } from '#shared/sharing/contract.ts';
import { keyOfPart } from './parts.ts';
import { renderClosedPage, renderSharePage } from './render-page.ts';
import { toShareView } from './to-share-view.ts';

function closedPage({ school }: OpenedAddress, language: Language): Page {
  const toAsk = school && { name: school.name, phone: school.information.phone };
  return new Page({ status: 404, html: renderClosedPage({ language, school: toAsk }) });
}

/** The page itself, or the signed address of a part of it. */
export const showShare: UseCase<typeof sharing.endpoints.share> = async (
  visitor,
  { token, part, lang },
  deps,
) => {
  const now = deps.now();
  const reader = { token, language: lang ?? visitor.language };
  const opened = await openAddress(token, now);
  const { shared } = opened;
  if (!shared) return closedPage(opened, reader.language);
  if (part === 'page')
    return new Page({ status: 200, html: renderSharePage(toShareView(shared, reader)) });
  const key = await keyOfPart(part, shared, reader);
  if (!key) return closedPage(opened, reader.language);
  const { pathname, search } = new URL(await mediaUrl(key, now));
  return new Page({ location: `${pathname}${search}` });
};
