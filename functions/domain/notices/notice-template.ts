import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { StoredRichText, toStoredText } from '#functions/platform/stored-rich-text.ts';
import { NoticeTemplateId, SchoolId, UploadId, UserId } from '#shared/ids.ts';

/** What notices of a school may begin with. */
const NoticeTemplate = () =>
  z.object({
    id: NoticeTemplateId,
    schoolId: SchoolId,
    name: z.string(),
    title: z.string(),
    content: StoredRichText(),
    files: z.array(
      z.object({ id: UploadId, key: z.string(), name: z.string(), bytes: z.number().int() }),
    ),
    by: UserId,
    byName: z.string(),
    at: z.iso.datetime(),
  });
export type NoticeTemplateValue = z.infer<ReturnType<typeof NoticeTemplate>>;
export type NoticeTemplate = Stored<NoticeTemplateValue>;

/** The templates of a school, by the time at which they were made. */
export const TEMPLATE_LIST = 'notice-templates';

type TemplateKey = Pick<NoticeTemplateValue, 'schoolId' | 'id'>;

export const noticeTemplates = entity({
  type: 'notice-template',
  version: 2,
  // Only the form of its formatted text changed, which reads both.
  upgrades: { 1: (item) => item },
  schema: NoticeTemplate,
  stored: (template) => ({ ...template, content: toStoredText(template.content) }),
  key: ({ schoolId, id }: TemplateKey) => ({
    pk: `${schoolPrefix(schoolId)}NOTICE-TEMPLATE#${id}`,
    sk: 'TEMPLATE',
  }),
  lists: ({ schoolId, id, at }) => [listing(schoolList(schoolId, TEMPLATE_LIST), at, id)],
});
