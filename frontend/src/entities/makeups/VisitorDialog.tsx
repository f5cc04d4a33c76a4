import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { StudentInput, type StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { textForm, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { StudentId } from '#shared/ids.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { useVisit } from './use-makeups.ts';

const WHO = ['known', 'new'] as const;

interface Values {
  who: string;
  student_id: string;
  name: string;
  phone: string;
}

const { name, phone } = students.endpoints.add.input.shape;
const visitorForm = textForm<Values>()(
  z.discriminatedUnion('who', [
    z.object({ who: z.literal('known'), student_id: StudentId }),
    z.object({ who: z.literal('new'), name, phone }),
  ]),
);

interface Props {
  readonly lesson: LessonDto;
  readonly onClose: () => void;
}

/**
 * Somebody new becomes a student of the school without a class first. When the lesson then turns out to be full,
 * the student stays in the list of those without a class; trying again adds nobody twice.
 */
function useVisitorForm({ lesson, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const visit = useVisit();
  const add = useChange(students.endpoints.add, { changes: [students], quiet: true });
  const keyOfRequest = useRequestKey();
  const [chosen, setChosen] = useState<StudentRef | null>(null);
  const findId = async (values: Values): Promise<string> => {
    if (values.who === 'known') return values.student_id;
    const person = { name: values.name, phone: values.phone };
    const request_key = keyOfRequest(JSON.stringify(person));
    return (await add.mutateAsync({ ...person, request_key })).student.id;
  };
  const form = useContractForm({
    schema: visitorForm,
    namespace: 'makeups',
    defaultValues: { who: 'known', student_id: '', name: '', phone: '' },
    submit: async () => {
      const values = form.getValues();
      await visit.mutateAsync({ lesson_id: lesson.id, student_id: await findId(values) });
      toast.success(t('visits', { name: chosen?.name ?? values.name }));
      onClose();
    },
  });
  return { form, chosen, setChosen };
}

/** Lets a student of another class, or somebody new, attend this lesson only. */
export function VisitorDialog({ lesson, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const { role } = useSignedIn();
  const { lesson: named } = useMakeupTexts();
  const { form, chosen, setChosen } = useVisitorForm({ lesson, onClose });
  const { control, setValue, formState } = form;
  const who = useWatch({ control, name: 'who' });
  return (
    <FormDialog title={t('addVisitor')} submitLabel={t('add')} form={form} onClose={onClose}>
      <Typography>{named(lesson)}</Typography>
      {role === ROLE.principal && (
        <RadioGroup
          row
          aria-label={t('who')}
          value={who}
          onChange={(_, next) => setValue('who', next)}
        >
          {WHO.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={t(`whom.${value}`)}
            />
          ))}
        </RadioGroup>
      )}
      {who === 'known' ? (
        <StudentInput
          label={t('student')}
          required
          value={chosen}
          error={formState.errors.student_id && t('chooseStudent')}
          onChange={(next) => {
            setChosen(next);
            setValue('student_id', next?.id ?? '', { shouldDirty: true, shouldValidate: true });
          }}
        />
      ) : (
        <>
          <FormTextField control={control} name="name" />
          <FormTextField control={control} name="phone" hint={t('newHint')} />
        </>
      )}
    </FormDialog>
  );
}
