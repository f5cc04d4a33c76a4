import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { type Counts, describeCounts } from '#tests/runner/stage.ts';
import { Client } from './client.ts';
import type { Settings } from './settings.ts';
import { authorizationOf, forged, type Session, signIn } from './sign-in.ts';
import { Steps } from './steps.ts';
import { visit } from './visit.ts';
import { expectOver, readSchool, saveProject, uploadPicture, writeClass } from './work.ts';

async function asStaff(steps: Steps, client: Client, session: Session): Promise<void> {
  await steps.step('nothing with a forged session (2001)', () =>
    client.as(forged(session)).refused(classes.endpoints.list, {}, CODE.notLoggedIn),
  );
  const own = client.as(authorizationOf(session));
  steps.atTheEnd('signs out', () =>
    own.call(portal.endpoints.logout, { refresh_token: session.refresh_token }),
  );
  await readSchool(steps, own, session);
  await writeClass(steps, own);
  await uploadPicture(steps, own);
  await saveProject(steps, own);
  await steps.cleanUp();
  await steps.step('the session is over (2001)', () => expectOver(own));
}

/** Goes once through a system that runs, by public calls only; removes what it makes, also after a failure. */
export async function smoke(settings: Settings, say: (line: string) => void): Promise<Counts> {
  const steps = new Steps(say);
  const client = new Client(settings.address);
  await visit(steps, client);
  const session = await steps.step('signs in', () => signIn(client, settings));
  if (session) await asStaff(steps, client, session);
  else say('Without a session nothing else was tried.');
  say(describeCounts(steps.counts));
  return steps.counts;
}
