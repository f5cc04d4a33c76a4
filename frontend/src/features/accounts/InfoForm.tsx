import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Way } from '#frontend/src/entities/contacts/contact-values.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useSite } from '#frontend/src/lib/site.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { ProfileDto } from '#shared/people/fields.ts';
import { nicknameOf } from '#shared/people/nicknames.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { BindContactDialog } from './BindContactDialog.tsx';
import { type AccountFormProps, FormActions } from './FormActions.tsx';
import { useSaveInfo } from './use-save-info.ts';

interface ContactControlProps {
  readonly way: Way;
  /** What is bound now. */
  readonly contact: string;
}

/** Opens the dialog that binds a phone or an e-mail address with a code; the field itself is read-only (specification 5). */
function ContactControl({ way, contact }: ContactControlProps) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {contact ? t(`change.${way}`) : t(`bind.${way}`)}
      </Button>
      {/* The dialog's texts may still be loading; the form around it must not suspend. */}
      <Suspense>{open && <BindContactDialog way={way} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

interface Props extends AccountFormProps {
  readonly profile: ProfileDto;
}

/** Nickname, phone, e-mail and remark; account and class can only be read. */
export function InfoForm({ profile, onDirty, onDone, onCancel }: Props) {
  const { t } = useTranslation(['accounts', 'common']);
  const { user, role } = useSignedIn();
  const byCard = user.by_card === 1;
  const { mutateAsync } = useSaveInfo();
  const { control, onSubmit, problem, submitting, formState, reset } = useContractForm({
    schema: portal.endpoints.updateInfo.input,
    namespace: 'accounts',
    aboutOneself: true,
    defaultValues: {
      user_id: profile.id,
      user_nick: nicknameOf(profile.nick || profile.real_name, profile.account),
      user_phone: '',
      user_remark: profile.remark,
    },
    submit: async (info) => {
      await mutateAsync(info);
      reset(info);
      onDone();
    },
  });
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { phone, email, classes } = profile;
  const { data: site } = useSite();
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={onSubmit}>
      <FieldPair>
        <LabelledInput label={t('account')} value={profile.account} readOnly />
        {role !== ROLE.liveTeacher && (
          <LabelledInput
            label={t('classes')}
            value={classes.className || t('noClasses')}
            readOnly
          />
        )}
      </FieldPair>
      <FieldPair>
        <FormTextField control={control} name="user_nick" hint={t('nicknameHint')} />
        <Stack spacing={1} sx={{ width: 1 }}>
          <LabelledInput label={t('phone')} value={phone || t('unbound')} readOnly />
          {!byCard && <ContactControl way="phone" contact={phone} />}
        </Stack>
      </FieldPair>
      {(email || site?.email) && (
        <Stack spacing={1}>
          <LabelledInput label={t('email')} value={email || t('unbound')} readOnly />
          {!byCard && site?.email && <ContactControl way="email" contact={email} />}
        </Stack>
      )}
      <FormTextField control={control} name="user_remark" multiline minRows={2} />
      <FormProblem problem={problem} />
      <FormActions submitLabel={t('common:save')} submitting={submitting} onCancel={onCancel} />
    </Stack>
  );
}
