import * as z from 'zod';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import type { StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { instantOf, wallClock } from '#frontend/src/lib/wall-clock.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import { StudentId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import type { NoticeText } from '#shared/notices/fields.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { NOTICE_ROLES, type NoticeRole } from '#shared/notices/rules.ts';

const { add, edit, details } = notices.endpoints;

type NoticeDetails = Answer<typeof details>;
type AttachedFile = NoticeText['files'][number];
/** What a notice says and to whom, as the calls take it. */
export type NoticePayload = Omit<Payload<typeof edit>, 'notice_id' | 'rev'>;

/** To whom: everybody, everybody of some roles, or some classes and persons. */
export const AUDIENCES = ['school', 'roles', 'some'] as const;

/** The form's values. Named like the fields of the calls, so that errors of the server land on their field. */
export interface NoticeValues {
  title: string;
  /** Formatted text as JSON. */
  content: string;
  file_ids: readonly AttachedFile[];
  audience: (typeof AUDIENCES)[number];
  roles: readonly NoticeRole[];
  class_ids: readonly ClassRef[];
  student_ids: readonly StudentRef[];
  staff_ids: readonly StaffRef[];
  important: boolean;
  /** When it is published, in the school's time zone; empty: at once. */
  at: string;
}
export type NoticeControl = FieldControl<NoticeValues, 'editor'>;

const EMPTY_TEXT = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });

export const newValues = (isPrincipal: boolean): NoticeValues => ({
  title: '',
  content: EMPTY_TEXT,
  file_ids: [],
  audience: isPrincipal ? 'school' : 'some',
  roles: [],
  class_ids: [],
  student_ids: [],
  staff_ids: [],
  important: false,
  at: '',
});

const list = <T>() => z.custom<readonly T[]>(Array.isArray);
export const TitleField = add.input.pick({ title: true });

/** What a draft may hold. */
const keptShape = () => ({
  title: z.string(),
  content: z.string(),
  file_ids: list<AttachedFile>(),
  audience: z.enum(AUDIENCES),
  roles: list<NoticeRole>(),
  class_ids: list<ClassRef>(),
  student_ids: list<StudentRef>(),
  staff_ids: list<StaffRef>(),
  important: z.boolean(),
  at: z.string(),
});
export const KeptValues = (): z.ZodType<NoticeValues> => z.object(keptShape());

const Fields = (): z.ZodType<NoticeValues, NoticeValues> =>
  z.object({
    ...keptShape(),
    ...TitleField.shape,
    content: z.string().max(NOTICE_LIMITS.contentBytes),
    file_ids: z.custom<readonly AttachedFile[]>(
      (files) => Array.isArray(files) && files.length <= NOTICE_LIMITS.filesMax,
      { params: { rule: 'too_many' } },
    ),
  });

interface Rule {
  readonly field: keyof NoticeValues;
  readonly rule: string;
  readonly holds: (values: NoticeValues) => boolean;
}

const rulesFor = (timeZone: string | undefined): Rule[] => [
  {
    field: 'roles',
    rule: 'no_readers',
    holds: ({ audience, roles }) => audience !== 'roles' || roles.length > 0,
  },
  {
    field: 'class_ids',
    rule: 'no_readers',
    holds: ({ audience, class_ids, student_ids, staff_ids }) =>
      audience !== 'some' || class_ids.length + student_ids.length + staff_ids.length > 0,
  },
  {
    field: 'class_ids',
    rule: 'too_many',
    holds: ({ class_ids }) => class_ids.length <= NOTICE_LIMITS.classesMax,
  },
  {
    field: 'student_ids',
    rule: 'too_many',
    holds: ({ student_ids, staff_ids }) =>
      student_ids.length + staff_ids.length <= NOTICE_LIMITS.peopleMax,
  },
  {
    field: 'at',
    rule: 'past',
    holds: ({ at }) => !at || instantOf(at, timeZone) > new Date().toISOString(),
  },
];

/** Checks every rule even when other checks fail, so that all errors are shown at once. */
export const noticeForm = (timeZone: string | undefined): z.ZodType<NoticeValues, NoticeValues> =>
  rulesFor(timeZone).reduce(
    (checked, { field, rule, holds }) =>
      checked.refine(holds, { path: [field], params: { rule }, when: () => true }),
    Fields(),
  );

function audienceOf(roles: readonly NoticeRole[]): NoticeValues['audience'] {
  if (roles.length === NOTICE_ROLES.length) return 'school';
  return roles.length > 0 ? 'roles' : 'some';
}

/** A stored notice as the form's values. */
export function valuesOf(
  { notice, text, people }: NoticeDetails,
  timeZone: string | undefined,
): NoticeValues {
  const { title, roles, classes, important, at } = notice;
  const isStudent = (id: string) => StudentId.safeParse(id).success;
  return {
    title,
    content: JSON.stringify(text.content),
    file_ids: text.files,
    audience: audienceOf(roles),
    roles,
    class_ids: classes,
    student_ids: people.flatMap(({ id, name }) =>
      isStudent(id) ? [{ id: StudentId.parse(id), name }] : [],
    ),
    staff_ids: people.filter(({ id }) => !isStudent(id)),
    important,
    at: at && wallClock(at, timeZone),
  };
}

const rolesOf = ({ audience, roles }: NoticeValues): readonly NoticeRole[] => {
  if (audience === 'school') return NOTICE_ROLES;
  return audience === 'roles' ? roles : [];
};

/** The form's values as the calls take them. */
export function payloadOf(values: NoticeValues): NoticePayload {
  const { title, content, file_ids, audience, class_ids, student_ids, staff_ids } = values;
  const isSome = audience === 'some';
  return {
    title: title.trim(),
    content,
    file_ids: file_ids.map(({ id }) => id),
    roles: [...rolesOf(values)],
    class_ids: isSome ? class_ids.map(({ id }) => id) : [],
    user_ids: isSome ? [...student_ids, ...staff_ids].map(({ id }) => id) : [],
    important: values.important,
  };
}
