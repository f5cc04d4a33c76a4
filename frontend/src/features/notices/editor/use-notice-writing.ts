import { useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { Draft, DraftOptions } from '#frontend/src/lib/drafts/draft.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { instantOf } from '#frontend/src/lib/wall-clock.ts';
import { useFormDraft } from '#frontend/src/ui/drafts/use-form-draft.ts';
import type { Payload } from '#shared/endpoint.ts';
import { notices } from '#shared/notices/contract.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import { draftKind, isOut } from './notice.draft.ts';
import { type NoticeValues, noticeForm } from './notice-form.ts';

const { add, publish } = notices.endpoints;

/** The state in which the editor starts. */
export type EditorStart = DraftOptions<NoticeValues, SentNotice, unknown>['start'] & {
  readonly source: Pick<Payload<typeof add>, 'copy_of' | 'template_id'>;
};

/** The form of a notice, its draft and its publication. */
export function useNoticeWriting(
  { source, ...start }: EditorStart,
  onDone: (notice: SentNotice, draft: Pick<Draft<unknown, unknown, unknown>, 'end'>) => void,
) {
  const timeZone = useTimeZone();
  const client = useQueryClient();
  return useFormDraft(draftKind, {
    namespace: 'editor',
    context: { timeZone, source },
    start,
    madeFrom: source.copy_of ?? source.template_id,
    // Other screens fetch it again when they are opened.
    onStored: () => void client.invalidateQueries({ ...matching(notices), refetchType: 'none' }),
    schema: noticeForm(timeZone),
    submit: async (values, draft) => {
      const at = instantOf(values.at, timeZone);
      const notice = await draft.save(values, async (saved) => {
        if (isOut(saved)) return saved;
        const { id: notice_id, rev } = saved;
        return (await send(publish, { notice_id, rev, at })).notice;
      });
      if (notice) onDone(notice, draft);
    },
  });
}
export type NoticeWriting = ReturnType<typeof useNoticeWriting>;
