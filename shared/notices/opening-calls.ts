import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { nothing } from '#shared/fields.ts';
import { SchoolNoticeId } from '#shared/ids.ts';
import { idList } from '#shared/lists.ts';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';
import { Notice, NoticeText } from './fields.ts';
import { MUTABLE_KINDS } from './rules.ts';

export const show = post('notice/show', {
  summary:
    'A notice of the school, for those to whom it went. 2004 with `data.withdrawn` for one that was withdrawn.',
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 16, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ notice_id: SchoolNoticeId }),
  output: () => z.object({ notice: Notice(), text: NoticeText() }),
});

const Settings = () => z.object({ muted: z.array(z.enum(MUTABLE_KINDS)) });

export const settings = post('notice/settings', {
  summary: 'The kinds of notices that the caller has muted.',
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: Settings,
});

export const mute = post('notice/mute', {
  summary:
    'Mute kinds of notices, instead of those that were muted before: they do not ring the bell.',
  access: SCHOOL_PEOPLE,
  writes: 'session',
  budget: { read: 2, write: 3 },
  input: () => z.object({ kinds: idList(z.enum(MUTABLE_KINDS), 0, MUTABLE_KINDS.length) }),
  output: Settings,
});
