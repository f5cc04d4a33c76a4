import { CODE } from '#shared/codes.ts';
import type { HomeName } from '#shared/homes/part.ts';
import type { FirstRead } from '#shared/site/first-script-terms.ts';
import { FRESH_MS, type PartAnswers } from './home-parts.ts';
import { currentLanguage } from './language.ts';
import { getSession } from './session.ts';

const page: typeof globalThis & { firstRead?: FirstRead | undefined } = globalThis;

/** The reply to what the document's first script asked for, if it is what is asked for now. It is taken once. */
function takeReply(home: HomeName): Promise<Response> | undefined {
  const read = page.firstRead;
  page.firstRead = undefined;
  const fits =
    read?.home === home &&
    read.user === getSession()?.user.id &&
    read.language === currentLanguage() &&
    Date.now() < read.begun + FRESH_MS;
  return fits ? read.reply : undefined;
}

/** The parts of a home as the first script has read them; undefined when they have to be asked for. */
export async function takeFirstRead(home: HomeName): Promise<PartAnswers | undefined> {
  try {
    const reply = await takeReply(home);
    const envelope = await reply?.json();
    return envelope?.code === CODE.ok ? envelope.data : undefined;
  } catch {
    // No network, or too slow: the application's own call tells.
    return undefined;
  }
}
