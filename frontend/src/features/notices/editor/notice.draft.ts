import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { freshText } from '#frontend/src/lib/drafts/fresh-addresses.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import type { Payload } from '#shared/endpoint.ts';
import { notices } from '#shared/notices/contract.ts';
import { NoticeText, SentNotice } from '#shared/notices/fields.ts';
import { KeptValues, type NoticeValues, payloadOf, TitleField, valuesOf } from './notice-form.ts';

const { add, edit } = notices.endpoints;

interface NoticeContext {
  readonly timeZone: string | undefined;
  /** What a new notice is made from: its files may be shown. */
  readonly source: Pick<Payload<typeof add>, 'copy_of' | 'template_id'>;
}

const Theirs = () => z.object({ notice: SentNotice(), text: NoticeText() });

/** Readers see it: it is not saved by itself. */
export const isOut = (notice: Pick<SentNotice, 'state'> | null): boolean =>
  notice?.state === 'published';

/** A notice that is written. */
export const draftKind: DraftKind<NoticeValues, SentNotice, NoticeContext> = {
  kind: 'notice',
  screen: paths.editNotice(NEW),
  most: 5,
  values: KeptValues,
  idOf: ({ id }) => id,
  revOf: ({ rev }) => rev,
  textOf: (values) => JSON.stringify(payloadOf(values)),
  add: async (values, request_key, { source }) =>
    (await send(add, { ...payloadOf(values), ...source, request_key })).notice,
  edit: async (values, { record: { id: notice_id }, rev }) =>
    (await send(edit, { ...payloadOf(values), notice_id, rev })).notice,
  theirs: (error, { student_ids, staff_ids }, { timeZone }) => {
    const found = conflictingRecord(error, Theirs());
    if (!found) return null;
    // Single readers are not said: those of before are taken for theirs.
    const value = { ...valuesOf({ ...found, people: [] }, timeZone), student_ids, staff_ids };
    return { record: found.notice, value };
  },
  savesItself: (notice) => !isOut(notice),
  isComplete: (values) => TitleField.safeParse(values).success,
  // The server takes the time of a draft only when it is published.
  here: { pick: ({ at }) => ({ at }), textOf: ({ at }) => at },
  refreshed: freshText,
};
