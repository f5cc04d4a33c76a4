import * as z from 'zod';
import { type FormKey, formPartition } from '#functions/domain/forms/form.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { FormId, SchoolId, UploadId } from '#shared/ids.ts';
import { type Ending, endingOf } from '#shared/uploads/rules.ts';

/** A file of an answer that is on its way: whoever sends it has no account, so it belongs to the form. */
const FormUpload = () =>
  z.object({
    id: UploadId,
    schoolId: SchoolId,
    formId: FormId,
    question: z.string(),
    name: z.string(),
    ending: z.custom<Ending>((value) => endingOf(`.${String(value)}`) === value),
    bytes: z.number().int().min(1),
    begun: z.iso.datetime(),
    /** Epoch seconds: what was not sent by then is forgotten, and the store removes its bytes. */
    expires: z.number().int(),
  });
export type FormUpload = Stored<z.infer<ReturnType<typeof FormUpload>>>;

interface UploadKey {
  readonly form: FormKey;
  readonly id: UploadId;
}

export const formUploads = entity({
  type: 'form-upload',
  version: 1,
  schema: FormUpload,
  key: ({ form, id }: UploadKey) => ({ pk: `${formPartition(form)}#UPLOADS`, sk: id }),
});
