import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { schools } from '#shared/schools/contract.ts';
import { PictureField } from './PictureField.tsx';
import { type Institution, useInstitution, useSaveInformation } from './queries.ts';
import { SaveProblem } from './SaveProblem.tsx';

interface Props {
  readonly school: Institution;
  readonly onDirty: (dirty: boolean) => void;
}

const text = (value: number | null): string => (value === null ? '' : String(value));

const toForm = (school: Institution) => ({
  rev: school.rev,
  name: school.name,
  slogan: school.slogan,
  contact: school.contact,
  phone: school.phone,
  email: school.email,
  hours: school.hours,
  address: school.address,
  latitude: text(school.latitude),
  longitude: text(school.longitude),
  logo_key: school.logo_key,
  map_key: school.map_key,
});

function useInformationForm({ school, onDirty }: Props) {
  const { t } = useTranslation('institutions');
  const { mutateAsync } = useSaveInformation();
  const { refetch } = useInstitution();
  const form = useContractForm({
    schema: schools.endpoints.edit.input,
    namespace: 'institutions',
    defaultValues: toForm(school),
    submit: async () => {
      await mutateAsync(form.getValues());
      onDirty(false);
      toast.success(t('saved'));
    },
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  async function discardOwn(): Promise<void> {
    const { data } = await refetch();
    if (data) form.reset(toForm(data));
  }
  return { ...form, discardOwn };
}
type Form = ReturnType<typeof useInformationForm>;

function ContactFields({ control }: Pick<Form, 'control'>) {
  const { t } = useTranslation('institutions');
  return (
    <>
      <FieldPair>
        <FormTextField control={control} name="contact" />
        <FormTextField control={control} name="phone" />
      </FieldPair>
      <FieldPair>
        <FormTextField control={control} name="email" />
        <FormTextField control={control} name="hours" />
      </FieldPair>
      <FormTextField control={control} name="address" />
      <FieldPair>
        <FormTextField control={control} name="latitude" hint={t('locationHint')} />
        <FormTextField control={control} name="longitude" />
      </FieldPair>
    </>
  );
}

/** The school's name, contact data, location and pictures. */
export function InformationForm(props: Props) {
  const { school } = props;
  const { t } = useTranslation(['institutions', 'common']);
  const { control, onSubmit, problem, submitting, setValue, discardOwn } =
    useInformationForm(props);
  const dirty = { shouldDirty: true };
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={onSubmit}>
      <FormTextField control={control} name="name" />
      <FormTextField control={control} name="slogan" />
      <PictureField
        kind="logo"
        label={t('logo')}
        hint={t('logoHint')}
        url={school.logo}
        onChange={(key) => setValue('logo_key', key, dirty)}
      />
      <ContactFields control={control} />
      <PictureField
        kind="map"
        label={t('mapPicture')}
        hint={t('mapHint')}
        url={school.map}
        onChange={(key) => setValue('map_key', key, dirty)}
      />
      <SaveProblem problem={problem} onDiscardOwn={() => void discardOwn()} />
      <Stack direction="row">
        <SubmitButton submitting={submitting}>{t('common:save')}</SubmitButton>
      </Stack>
    </Stack>
  );
}
