import { useMutation } from '@tanstack/react-query';
import {
  type SentProject,
  sendProject,
} from '#frontend/src/entities/scratch/saving/send-drafts.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';

type Failed = Exclude<SentProject, { readonly kind: 'nothing' | 'sent' }>;

/** The newest changes could not be sent, so that nothing may be handed in without the student's word. */
export class NotSent extends Error {
  readonly result: Failed;

  constructor(result: Failed) {
    super(result.kind);
    this.result = result;
  }
}

async function newestVersion(person: string, { id, kind, version }: WorkDto): Promise<number> {
  if (kind !== 'scratch') return version;
  const sent = await sendProject(person, id);
  if (sent.kind === 'sent') return sent.no;
  if (sent.kind !== 'nothing') throw new NotSent(sent);
  // Another tab may have saved since this page was drawn.
  const { work } = await send(works.endpoints.info, { work_id: id });
  return work.version;
}

/** The version that the student sees: what is on this device only is sent first. */
export function useNewestVersion(work: WorkDto) {
  const { user } = useSignedIn();
  return useMutation({
    mutationFn: () => newestVersion(user.id, work),
    // Without a network the student is told at once; later it would be another version.
    networkMode: 'always',
    meta: { quiet: true },
  });
}
