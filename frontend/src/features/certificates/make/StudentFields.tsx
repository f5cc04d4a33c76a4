import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassFormInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { type StudentRef, StudentsInput } from '#frontend/src/entities/students/StudentPickers.tsx';
import { useClassStudents } from '#frontend/src/entities/students/use-class-students.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import type { MakeValues } from './make-form.ts';

interface MembersProps {
  readonly room: ClassRef;
  readonly chosen: readonly StudentRef[];
  readonly onChoose: (chosen: readonly StudentRef[]) => void;
}

/** The students of a class, with a checkbox each. As many as fit are checked when the list has loaded. */
function Members({ room, chosen, onChoose }: MembersProps) {
  const { t } = useTranslation('certificates');
  const { data } = useClassStudents(room.id);
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; who joins the class later changes no choice
  useEffect(() => {
    if (data) onChoose(data.slice(0, CERTIFICATE_LIMITS.togetherMax));
  }, [isKnown]);
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0)
    return <Typography color="textSecondary">{t('make.noStudents')}</Typography>;
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  const toggle = (student: StudentRef) =>
    onChoose(
      isChosen(student.id)
        ? chosen.filter(({ id }) => id !== student.id)
        : data.filter(({ id }) => id === student.id || isChosen(id)),
    );
  return (
    <Paper
      variant="outlined"
      component="fieldset"
      sx={{ m: 0, px: 2, py: 1, maxHeight: '15rem', overflow: 'auto' }}
    >
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {t('make.chosen', { count: chosen.length, of: data.length })}
      </Typography>
      <FormGroup>
        <FormControlLabel
          label={t('make.all')}
          control={
            <Checkbox
              checked={chosen.length === data.length}
              indeterminate={chosen.length > 0 && chosen.length < data.length}
              onChange={(_, checked) => onChoose(checked ? data : [])}
            />
          }
        />
        {data.map((student) => (
          <FormControlLabel
            key={student.id}
            label={student.name}
            sx={{ overflowWrap: 'anywhere' }}
            control={<Checkbox checked={isChosen(student.id)} onChange={() => toggle(student)} />}
          />
        ))}
      </FormGroup>
    </Paper>
  );
}

/** Who gets a certificate: students of a class, or any. */
export function StudentFields({
  control,
}: {
  readonly control: FieldControl<MakeValues, 'certificates'>;
}) {
  const { t } = useTranslation('certificates');
  const room = useController({ control, name: 'room' });
  const students = useController({ control, name: 'student_ids' });
  const { ref, ...bound } = students.field;
  const error = useIssueText('student_ids', students.fieldState.error?.message, 'certificates');
  const chosenRoom: ClassRef | null = room.field.value;
  return (
    <>
      <ClassFormInput
        label={t('make.class')}
        hint={t('make.classHint')}
        value={chosenRoom}
        onChange={(next: ClassRef | null) => {
          room.field.onChange(next);
          students.field.onChange([]);
        }}
      />
      {chosenRoom ? (
        <>
          <Members
            key={chosenRoom.id}
            room={chosenRoom}
            chosen={students.field.value}
            onChoose={students.field.onChange}
          />
          {error && <Typography color="error">{error}</Typography>}
        </>
      ) : (
        <StudentsInput {...bound} inputRef={ref} label={t('make.students')} error={error} />
      )}
    </>
  );
}
