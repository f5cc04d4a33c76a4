import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalKind } from '#shared/personal-data/kinds.ts';
import type { PersonalMark } from '#shared/works/fields.ts';
import { WORK_TEXTS } from '#shared/works/rules.ts';
import { MarkedText } from './MarkedText.tsx';

interface Props {
  readonly texts: Readonly<Record<PersonalMark['field'], string>>;
  readonly marks: readonly PersonalMark[];
  /** What is said below a text of the kinds that were found in it. */
  readonly say: (kinds: PersonalKind[]) => ReactNode;
}

/** The texts of a work in which something that looks like personal data was found, with that highlighted. */
export function FoundTexts({ texts, marks, say }: Props) {
  const { t } = useTranslation('works');
  const labels = { title: t('fields.title'), description: t('description') };
  return (
    <Stack spacing={2}>
      {WORK_TEXTS.map((field) => {
        const own = marks.filter((mark) => mark.field === field);
        if (own.length === 0) return null;
        return (
          <div key={field}>
            <Typography sx={{ fontWeight: 600 }}>{labels[field]}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 0.5 }}>
              <MarkedText text={texts[field]} marks={own} />
            </Typography>
            {say([...new Set(own.map(({ kind }) => kind))])}
          </div>
        );
      })}
    </Stack>
  );
}
