import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#frontend/src/lib/language.ts';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { LANGUAGES } from '#shared/languages.ts';
import {
  MESSAGE_FIELDS,
  MESSAGE_KINDS,
  type MessageField,
  type MessageKind,
} from '#shared/messages/class-messages.ts';

export type MessageValues = Partial<Record<MessageField, string | undefined>> & {
  kind: string;
  language: string;
};

const LOOKS = {
  first_date: { kind: 'date' },
  last_date: { kind: 'date' },
  date: { kind: 'date' },
  new_date: { kind: 'date' },
  new_time: { kind: 'time' },
  room: {},
  thing: {},
  words: { multiline: true, minRows: 2 },
} as const satisfies Record<MessageField, object>;

interface Props {
  readonly control: FieldControl<MessageValues, 'classes'>;
  /** Whether the edition allows a message with a text of one's own. */
  readonly freeWords: boolean;
}

interface ParameterProps extends Pick<Props, 'control'> {
  readonly name: MessageField;
}

function ParameterField({ control, name }: ParameterProps) {
  const { t } = useTranslation('classes');
  const label = t(`message.fields.${name}`);
  const field = { control, name, label } as const;
  const look = LOOKS[name];
  if ('kind' in look) return <FormMomentField {...field} {...look} />;
  return <FormTextField {...field} {...look} />;
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** The template, its language, and its parameters. */
export function MessageFields({ control, freeWords }: Props) {
  const { t } = useTranslation('classes');
  const kind = useWatch({ control, name: 'kind' }) as MessageKind;
  const kinds = MESSAGE_KINDS.filter((each) => each !== 'words' || freeWords);
  const fields = MESSAGE_FIELDS[kind];
  return (
    <>
      <Box sx={grid}>
        <FormSelectField
          control={control}
          name="kind"
          label={t('message.kind')}
          choices={kinds.map((value) => ({ value, label: t(`message.kinds.${value}`) }))}
        />
        <FormSelectField
          control={control}
          name="language"
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Box>
      <Box sx={kind === 'words' ? undefined : grid}>
        {fields.map((name) => (
          <ParameterField key={name} control={control} name={name} />
        ))}
      </Box>
    </>
  );
}
