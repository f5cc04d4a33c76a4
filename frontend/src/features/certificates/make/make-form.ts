import * as z from 'zod';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { NAME_STYLES, type NameStyle } from '#shared/certificates/states.ts';
import { isDay } from '#shared/days.ts';
import { CertificateTemplateId } from '#shared/ids.ts';

/** Named like the fields of the call, so that errors of the server land on their field. */
export interface MakeValues {
  template_id: string;
  room: ClassRef | null;
  student_ids: readonly StudentRef[];
  title: string;
  course: string;
  level: string;
  date: string;
  name_style: NameStyle;
}

const rule = (name: string) => ({ params: { rule: name } });
const most = CERTIFICATE_LIMITS;

export const makeForm = z.object({
  template_id: CertificateTemplateId,
  room: z.custom<ClassRef | null>(() => true),
  student_ids: z
    .custom<readonly StudentRef[]>(
      (chosen) => Array.isArray(chosen) && chosen.length > 0,
      rule('none'),
    )
    .refine((chosen) => chosen.length <= most.togetherMax, rule('too_many')),
  title: z.string().trim().min(1).max(most.titleMax),
  course: z.string().trim().max(most.courseMax),
  level: z.string().trim().max(most.levelMax),
  date: z.string().refine(isDay, rule('day')),
  name_style: z.enum(NAME_STYLES),
}) as unknown as z.ZodType<
  Omit<MakeValues, 'template_id'> & { template_id: CertificateTemplateId },
  MakeValues
>;
