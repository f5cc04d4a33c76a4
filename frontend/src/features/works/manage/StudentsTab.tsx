import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStudentName } from '#frontend/src/entities/names/use-name-of.ts';
import { StudentSearch } from '#frontend/src/entities/students/StudentPickers.tsx';
import { VersionsButton } from '#frontend/src/entities/works/VersionsButton.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { KeptWorks, type Scope, ScopeChoice } from '../KeptWorks.tsx';
import { useStudentWorks } from './queries.ts';

interface Props {
  readonly student: string;
  readonly scope: Scope;
}

function WorksOf({ student, scope }: Props) {
  return (
    <KeptWorks
      scope={scope}
      query={useStudentWorks(student, scope)}
      actionsOf={(work) => <VersionsButton work={work} />}
    />
  );
}

/** A student's works, and the removed ones. */
export function StudentsTab() {
  const { t } = useTranslation('works');
  const [params, setParams] = useSearchParams();
  const [scope, setScope] = useState<Scope>('mine');
  const student = params.get('student') ?? '';
  const { data: chosen = null } = useStudentName(student);
  return (
    <>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <StudentSearch
          label={t('chooseStudent')}
          value={chosen}
          onChange={(next) => setParams(next ? { student: next.id } : {})}
        />
        {student && <ScopeChoice scope={scope} onChange={setScope} />}
      </Stack>
      {student ? (
        <WorksOf student={student} scope={scope} />
      ) : (
        <EmptyState
          icon={<EmptyPicture name="people" />}
          title={t('noStudent')}
          hint={t('noStudentHint')}
        />
      )}
    </>
  );
}
