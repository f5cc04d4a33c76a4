import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { StudentsInput } from '#frontend/src/entities/students/StudentPickers.tsx';
import { AllStaffInput } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FormCheckbox } from '#frontend/src/ui/form/FormCheckbox.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { NOTICE_ROLES } from '#shared/notices/rules.ts';
import { ROLE } from '#shared/roles.ts';
import { AUDIENCES, type NoticeControl } from './notice-form.ts';

interface Props {
  readonly control: NoticeControl;
}

function RolesField({ control }: Props) {
  const { t } = useTranslation('editor');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'roles' });
  const { value, onChange, onBlur } = field;
  const error = useIssueText('roles', fieldState.error?.message, 'editor');
  return (
    <FormControl component="fieldset" error={error !== undefined} onBlur={onBlur}>
      <FormLabel id={id} component="legend" sx={{ fontWeight: 600 }}>
        {t('roles')}
      </FormLabel>
      <FormGroup aria-labelledby={id}>
        {NOTICE_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            control={
              <Checkbox
                checked={value.includes(role)}
                onChange={(_, checked) =>
                  onChange(checked ? [...value, role] : value.filter((each) => each !== role))
                }
              />
            }
            label={t(`role.${role}`)}
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

/** Classes and single persons; only principals write to staff. */
function SomeFields({ control }: Props) {
  const { t } = useTranslation('editor');
  const isPrincipal = useSignedIn().role === ROLE.principal;
  const classes = useController({ control, name: 'class_ids' });
  const students = useController({ control, name: 'student_ids' });
  const staff = useController({ control, name: 'staff_ids' });
  const { ref, ...boundClasses } = classes.field;
  const { ref: studentsRef, ...boundStudents } = students.field;
  const { ref: staffRef, ...boundStaff } = staff.field;
  return (
    <>
      <ClassesInput
        {...boundClasses}
        inputRef={ref}
        label={t('classes')}
        hint={t('classesHint')}
        error={useIssueText('class_ids', classes.fieldState.error?.message, 'editor')}
      />
      <StudentsInput
        {...boundStudents}
        inputRef={studentsRef}
        label={t('students')}
        error={useIssueText('student_ids', students.fieldState.error?.message, 'editor')}
      />
      {isPrincipal && <AllStaffInput {...boundStaff} inputRef={staffRef} label={t('staff')} />}
    </>
  );
}

function ImportantField({ control }: Props) {
  const { t } = useTranslation('editor');
  const { field } = useController({ control, name: 'important' });
  return (
    <div>
      <FormCheckbox field={field} label={t('important')} />
      <FormHelperText>{t('importantHint')}</FormHelperText>
    </div>
  );
}

function ChosenFields({ control }: Props) {
  const { t } = useTranslation('editor');
  const isPrincipal = useSignedIn().role === ROLE.principal;
  const audience = useWatch({ control, name: 'audience' });
  return (
    <>
      {isPrincipal && (
        <FormSelectField
          control={control}
          name="audience"
          choices={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
        />
      )}
      {audience === 'roles' && <RolesField control={control} />}
      {audience === 'some' && <SomeFields control={control} />}
      <FormMomentField control={control} kind="dateTime" name="at" hint={t('atHint')} />
      {isPrincipal && <ImportantField control={control} />}
    </>
  );
}

/** To whom a notice goes, and when. Once it is published, that stays. */
export function AudienceFields({ control, isOut }: Props & { readonly isOut: boolean }) {
  const { t } = useTranslation('editor');
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={3}>
        <Typography variant="h2">{t('sending')}</Typography>
        {isOut ? <Alert severity="info">{t('outHint')}</Alert> : <ChosenFields control={control} />}
      </Stack>
    </Paper>
  );
}
