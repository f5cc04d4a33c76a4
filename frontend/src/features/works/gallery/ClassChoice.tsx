import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassOptions } from '#frontend/src/entities/classes/use-class-options.ts';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { ROLE } from '#shared/roles.ts';

interface Props {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Chooses the first class by default. */
function useFirst({ value, onChange }: Props, first: string | undefined): void {
  useEffect(() => {
    if (!value && first) onChange(first);
  });
}

/** One of a student's own classes. */
function OwnClass(props: Props) {
  const { t } = useTranslation('works');
  const { data } = useProfile();
  const own = data?.classes.classOwn ?? [];
  useFirst(props, own[0]?.id);
  if (!data) return null;
  if (own.length === 0) return <Typography color="textSecondary">{t('noClass')}</Typography>;
  if (own.length === 1) return <Typography>{own[0]?.name}</Typography>;
  return (
    <ToolbarSelect
      label={t('class')}
      value={props.value}
      unchosen={t('class')}
      onChange={props.onChange}
      choices={own.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** One of the classes of a member of staff. */
function SomeClass(props: Props) {
  const { t } = useTranslation('works');
  const { value, onChange } = props;
  const { data } = useClassOptions('');
  useFirst(props, data?.[0]?.id);
  const found = data?.find(({ id }) => id === value);
  // The class in the address may not be on the first page.
  const named = useClassName(data && !found ? value : undefined);
  return (
    <ClassInput
      label={t('class')}
      value={found ?? named.data ?? null}
      onChange={(chosen) => onChange(chosen?.id ?? '')}
    />
  );
}

/** The class whose works are shown. */
export function ClassChoice(props: Props) {
  const { role } = useSignedIn();
  return role === ROLE.student ? <OwnClass {...props} /> : <SomeClass {...props} />;
}
