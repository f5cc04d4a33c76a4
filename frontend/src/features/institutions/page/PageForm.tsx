import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import type { PageSettings } from '../queries.ts';
import { SaveProblem } from '../SaveProblem.tsx';
import { CardSwitches } from './CardSwitches.tsx';
import { ChosenWorks } from './ChosenWorks.tsx';
import { CourseWords } from './CourseWords.tsx';
import { Photos } from './Photos.tsx';
import { ShownClasses, ShownTeachers } from './ShownElsewhere.tsx';
import { usePageForm } from './use-page-form.ts';

interface Props {
  readonly settings: PageSettings;
  readonly onDirty: (dirty: boolean) => void;
}

/** A principal decides what the school's own page shows. */
export function PageForm({ settings, onDirty }: Props) {
  const { t } = useTranslation(['institutions', 'common']);
  const { draft, change, save, discardOwn, problem, saving } = usePageForm({ settings, onDirty });
  return (
    <Stack component="form" spacing={4} onSubmit={(event) => void save(event)}>
      <Typography color="textSecondary">{t('page.hint')}</Typography>
      <CardSwitches off={draft.off} onChange={(off) => change({ off })} />
      <ShownClasses classes={settings.classes} />
      <CourseWords courses={draft.courses} onChange={(courses) => change({ courses })} />
      <ShownTeachers teachers={settings.teachers} />
      <ChosenWorks
        offered={settings.offered}
        chosen={draft.works}
        onChange={(works) => change({ works })}
      />
      <Photos photos={draft.photos} onChange={(photos) => change({ photos })} />
      <SaveProblem problem={problem} onDiscardOwn={() => void discardOwn()} />
      <Stack direction="row">
        <SubmitButton submitting={saving}>{t('common:save')}</SubmitButton>
      </Stack>
    </Stack>
  );
}
