import { mailboxes, newMailbox } from '#functions/domain/notices/mailbox.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { notices } from '#shared/notices/contract.ts';

export const showSettings: UseCase<typeof notices.endpoints.settings> = async (actor) => ({
  muted: (await mailboxes.get(actor))?.muted ?? [],
});

export const muteKinds: UseCase<typeof notices.endpoints.mute> = (actor, { kinds }) =>
  retryWrite(async () => {
    const { schoolId, userId } = actor;
    const mailbox = await mailboxes.get(actor, { consistent: true });
    const after = { ...(mailbox ?? newMailbox({ schoolId, userId })), muted: kinds };
    await transact(mailboxes.writing(actor, mailbox, after));
    return { muted: kinds };
  });
